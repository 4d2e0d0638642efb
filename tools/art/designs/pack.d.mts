import type { Node, Theme } from '../nodes.ts';

/** An entry of the catalogue, before a builder's own form. */
export type Design = {
  slug: string;
  type: 'pack' | 'page' | 'block';
  theme: Theme;
  pack?: string;
  items?: string[];
  parts?: Node[];
};

/** Describes a pack, its pages and its blocks as entries. */
export function makePack(o: object): [Design, ...Design[]];
