/** Turns parts into an Elementor export. */
import type { ElementorElement } from '@kithouse/contract';
import type { Kind, Node, NodeOf, Theme } from '../node-types.js';
import { content } from './content.js';
import { layout } from './layout.js';
import { posts } from './posts.js';
import { site } from './site.js';
import { createMaker, type Emitters, type Maker, type Place } from './tree.js';

const emitters: Emitters = { ...layout, ...content, ...site, ...posts };
const emit = <K extends Kind>(node: NodeOf<K>, place: Place, make: Maker): ElementorElement =>
  emitters[node.kind](node, place, make);

type Drawn = { slug: string; title: string; theme: Theme; parts: Node[] };

/** Returns a file in the format that Elementor exports: a page, or a container for a block or a site part. */
export const toElementor = ({ slug, title, theme, parts }: Drawn, type: 'page' | 'container') => ({
  content: createMaker(slug, emit).all(parts, theme),
  page_settings: type === 'page' ? { hide_title: 'yes' } : [],
  version: '0.4',
  title,
  type,
});
