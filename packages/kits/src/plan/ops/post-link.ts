import { type Add, unique } from '../op-list.js';

type Link = { post: string; refs: Record<string, string> };

/** Links posts to content that is created after them. */
export function addLinks(add: Add, links: readonly Link[]): void {
  for (const [index, { post, refs }] of links.entries()) {
    const needs = unique([post, ...Object.values(refs)]);
    add({ id: `link.${index + 1}`, step: 'finalize', op: 'post.link', args: { post, refs }, needs, weight: 2 });
  }
}
