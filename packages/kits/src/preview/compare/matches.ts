import type { DiffNode } from './diff-node.js';

/** Maps parts of two states in both directions. */
export class Matches {
  readonly after = new Map<DiffNode, DiffNode>();
  readonly before = new Map<DiffNode, DiffNode>();

  isFree(before: DiffNode, after: DiffNode): boolean {
    return !this.after.has(before) && !this.before.has(after);
  }

  add(before: DiffNode, after: DiffNode) {
    this.after.set(before, after);
    this.before.set(after, before);
  }

  /** Matches two identical subtrees. */
  addWhole(before: DiffNode, after: DiffNode) {
    if (this.isFree(before, after)) {
      this.add(before, after);
    }
    for (const [index, child] of before.children.entries()) {
      this.addWhole(child, after.children[index] as DiffNode);
    }
  }
}
