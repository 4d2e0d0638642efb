import { type Add, unique } from '../op-list.js';

type Options = { before?: readonly string[]; templates?: readonly string[]; weight?: number };

/** Makes the posts and templates visible, after those and everything in `before`. */
export const addPublish = (add: Add, posts: string[], { before = [], templates = [], weight = 1 }: Options): string => {
  const args = { posts, ...(templates.length > 0 ? { templates: [...templates] } : {}) };
  return add({
    id: 'publish',
    step: 'finalize',
    op: 'publish',
    args,
    needs: unique([...posts, ...templates, ...before]),
    weight,
  });
};
