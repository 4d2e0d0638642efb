import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ShelfItem } from './searchable-shelf.js';

type Listing = Pick<ShelfItem, 'type' | 'title' | 'description'> & {
  slug: string;
  translations?: Record<string, { title?: string; description?: string }>;
  platform: string;
  template_type?: string;
  categories?: string[];
  tags?: string[];
  pack?: string;
};
export type StarterItem = ShelfItem & { slug: string; pack: string | undefined; names: string[] };

const folder = new URL('../../../../catalogue/', import.meta.url);
const neutral = (slug: string) => slug.replace(/-blocks$/, '');

/** Reads the published items for the block editor, with the words that publishing indexes and slugs without the platform. */
export function readStarterItems(): StarterItem[] {
  const folders = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/listing.json`, folder)));
  const listings = folders.map((name) => JSON.parse(readFileSync(new URL(`${name}/listing.json`, folder), 'utf8')) as Listing);
  return listings
    .filter(({ platform }) => platform === 'gutenberg')
    .map(({ slug, type, title, description, translations = {}, template_type = '', categories = [], tags = [], pack }) => ({
      type,
      title: [title, ...Object.values(translations).map((texts) => texts.title ?? '')].join(' '),
      description: [description, ...Object.values(translations).map((texts) => texts.description ?? '')].join(' '),
      kind: template_type,
      labels: [...categories, ...tags].join(' '),
      slug: neutral(slug),
      pack: pack && neutral(pack),
      names: [neutral(slug), template_type, ...tags],
    }));
}
