import type { Part } from './part.js';

/** Maps parts of two states in both directions. */
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

  /** Matches two identical subtrees. */
  addWhole(before: Part, after: Part) {
    if (this.isFree(before, after)) {
      this.add(before, after);
    }
    for (const [index, child] of before.children.entries()) {
      this.addWhole(child, after.children[index] as Part);
    }
  }
}
