import { type Add, unique } from '../op-list.js';

type Options = {
  before?: readonly string[];
  navigations?: readonly string[];
  templates?: readonly string[];
  weight?: number;
};

/** Makes the posts, menus and templates visible, after those and everything in `before`. */
export const addPublish = (
  add: Add,
  posts: string[],
  { before = [], navigations = [], templates = [], weight = 1 }: Options,
): string => {
  const args = {
    posts,
    ...(navigations.length > 0 ? { navigations: [...navigations] } : {}),
    ...(templates.length > 0 ? { templates: [...templates] } : {}),
  };
  return add({
    id: 'publish',
    step: 'finalize',
    op: 'publish',
    args,
    needs: unique([...posts, ...navigations, ...templates, ...before]),
    weight,
  });
};
