import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { german } from './german.js';
import type { Section } from './grammar.js';
import { drawFile } from './pictures.js';
import { toBlocks } from './to-blocks.js';
import { toElementor } from './to-elementor.js';

/** Marks the entries that this program writes and may remove. */
const category = 'Neutral';

/** The kinds that most people look for. Lists show their sections first. */
const first = ['Hero', 'Features', 'About', 'Services', 'Testimonials', 'Pricing', 'Gallery', 'Team', 'FAQ'];

/** Returns a rank between that of designed items (10) and that of a theme's patterns (-1). */
const rankOf = ({ type }: Section) => (first.includes(type) ? first.length - first.indexOf(type) : 0);

const toTexts = ([title, description]: readonly [string?, string?] = []) => ({ title, description });

const listingOf = (section: Section, platform: 'elementor' | 'gutenberg') => ({
  slug: platform === 'elementor' ? section.slug : `${section.slug}-blocks`,
  type: 'block',
  platform,
  plan: 'starter',
  rank: rankOf(section),
  title: section.title,
  description: section.description,
  translations: { de: toTexts(german[section.slug]) },
  template_type: section.type,
  categories: [category, ...(section.trades ?? [])],
  tags: section.tags,
  variation: section.slug,
});

const exportOf = (section: Section) => ({
  content: toElementor(section),
  page_settings: [],
  version: '0.4',
  title: section.title,
  type: 'container',
});

/** Lists the files of a section by their path in the catalogue. */
export function filesOf(section: Section): Map<string, string> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    [`${section.slug}/listing.json`, json(listingOf(section, 'elementor'))],
    [`${section.slug}/template.json`, `${JSON.stringify(exportOf(section))}\n`],
    [`${section.slug}-blocks/listing.json`, json(listingOf(section, 'gutenberg'))],
    [`${section.slug}-blocks/template.html`, `${toBlocks(section)}\n`],
  ]);
}

/** Lists the pictures that these files use. */
export function picturesOf(files: ReadonlyMap<string, string>): string[] {
  const named = [...files.values()].flatMap((text) =>
    [...text.matchAll(/media\/(neutral-[a-z0-9-]+\.webp)/g)].map(([, name = '']) => name),
  );
  return [...new Set(named)].sort();
}

/** Writes all sections, draws missing pictures, and removes files that no section uses any more. */
export async function writeSections(folder: string, sections: Section[]): Promise<void> {
  const files = new Map(sections.flatMap((section) => [...filesOf(section)]));
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
      writeFileSync(file, text);
    }
  }
  const pictures = picturesOf(files);
  for (const name of pictures.filter((one) => !existsSync(path.join(folder, 'media', one)))) {
    writeFileSync(path.join(folder, 'media', name), await drawFile(name));
  }
  removeLeftovers(folder, files, pictures);
}

function removeLeftovers(folder: string, files: ReadonlyMap<string, string>, pictures: string[]) {
  const isNeutral = (name: string) => {
    const listing = path.join(folder, name, 'listing.json');
    return existsSync(listing) && readFileSync(listing, 'utf8').includes(`"${category}"`);
  };
  for (const name of readdirSync(folder).filter((one) => isNeutral(one) && !files.has(`${one}/listing.json`))) {
    rmSync(path.join(folder, name), { recursive: true });
  }
  const media = path.join(folder, 'media');
  for (const name of readdirSync(media).filter((one) => one.startsWith('neutral-') && !pictures.includes(one))) {
    rmSync(path.join(media, name));
  }
}
