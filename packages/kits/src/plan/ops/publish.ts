import { type Add, unique } from '../op-list.js';

type Options = { before?: readonly string[]; weight?: number };

/** Makes the posts visible, after those posts and everything in `before`. */
export const addPublish = (add: Add, posts: string[], { before = [], weight = 1 }: Options): string =>
  add({ id: 'publish', step: 'finalize', op: 'publish', args: { posts }, needs: unique([...posts, ...before]), weight });
