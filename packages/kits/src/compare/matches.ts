import type { Part } from './part.js';

/** Which part of one state is which of the other, looked up from either side. */
export class Matches {
  readonly after = new Map<Part, Part>();
  readonly before = new Map<Part, Part>();

  isFree(before: Part, after: Part): boolean {
    return !this.after.has(before) && !this.before.has(after);
  }

  add(before: Part, after: Part) {
    this.after.set(before, after);
    this.before.set(after, before);
  }

  /** Both with all that is inside, which is the same. */
  addWhole(before: Part, after: Part) {
    if (this.isFree(before, after)) {
      this.add(before, after);
    }
    for (const [index, child] of before.children.entries()) {
      this.addWhole(child, after.children[index] as Part);
    }
  }
}
