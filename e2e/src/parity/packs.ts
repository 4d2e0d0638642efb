import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type CloudReady, projectRoot } from '@kithouse/playground';
import type { Cloud } from '../cloud.js';
import { publish } from '../publish.js';

type Listing = { slug: string; type?: string; pack?: string };
export type Pack = { slug: string; platform: 'elementor' | 'gutenberg' };

const catalogue = path.join(projectRoot, 'catalogue');
const readListing = (entry: string): Listing => JSON.parse(readFileSync(path.join(catalogue, entry, 'listing.json'), 'utf8'));
const isEntry = (name: string) => existsSync(path.join(catalogue, name, 'listing.json'));
const listEntries = () =>
  readdirSync(catalogue)
    .filter(isEntry)
    .map((entry) => ({ entry, listing: readListing(entry) }));
/** Lists the folders of pictures and fonts that the entries refer to. */
const listShared = () => readdirSync(catalogue).filter((name) => !isEntry(name));

/** Lists the packs of the catalogue whose slug starts with one of the words; all without words. */
export function listPacks(words: readonly string[]): Pack[] {
  const slugs = listEntries().flatMap(({ listing }) => (listing.type === 'pack' ? listing.slug : []));
  const chosen = slugs.filter((slug) => words.length === 0 || words.some((word) => slug.startsWith(word)));
  return chosen.map((slug) => ({ slug, platform: slug.endsWith('-blocks') ? 'gutenberg' : 'elementor' }));
}

/** Publishes only these packs with their items, because the whole catalogue takes minutes. */
export async function publishPacks(cloud: CloudReady, packs: readonly Pack[], folder: string): Promise<void> {
  copyPacks(packs, folder);
  await publish(cloud, folder);
}

/** Copies only these packs with their items into a folder. */
export function copyPacks(packs: readonly Pack[], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const isWanted = ({ slug, pack }: Listing) => packs.some((one) => one.slug === slug || one.slug === pack);
  const wanted = listEntries().filter(({ listing }) => isWanted(listing));
  for (const entry of [...listShared(), ...wanted.map(({ entry }) => entry)]) {
    cpSync(path.join(catalogue, entry), path.join(folder, entry), { recursive: true });
  }
}

export type PackPage = { key: string; slug: string; post_type: string };
type PublishedPack = { id: number; title: string; slogan: string; hasLogo: boolean; pages: PackPage[] };

type Row = { id: number; site: { title?: string; slogan?: string; logo?: string } | null; documents: PackPage[] };

/** Finds a published pack with its site's name and its pages and posts. */
export async function findPack(cloud: Cloud, { slug }: Pack): Promise<PublishedPack> {
  const [row] = await cloud.query<Row>('SELECT id, site, documents FROM items JOIN bundles ON item_id = id WHERE slug = $1', [
    slug,
  ]);
  if (!row) {
    throw new Error(`The cloud has no pack ${slug}.`);
  }
  const { id, site, documents } = row;
  const pages = documents.filter(({ post_type }) => post_type === 'page' || post_type === 'post');
  return { id, title: site?.title ?? '', slogan: site?.slogan ?? '', hasLogo: site?.logo !== undefined, pages };
}

/** Chooses what the preview shows: the pack with its own name and logo. */
export const toChoices = ({ platform }: Pack, { id, title, slogan, hasLogo }: PublishedPack) => ({
  id,
  platform,
  title,
  slogan,
  logo: hasLogo ? { id: 0, url: 'of the pack' } : null,
  logo_size: undefined,
});
