import { readCatalogue } from '@kithouse/cli/catalogue';
import type { BundleDocument } from '@kithouse/contract';
import { renderBundle } from '@kithouse/kits';
import { copyPacks, type Pack } from '../parity/packs.js';

/** The origin of the rendered pages. No host has this name, and all requests of a page are answered here. */
export const origin = 'http://editions.test';

type Draft = Awaited<ReturnType<typeof readCatalogue>>[number];
export type EditionPage = { slug: string; html: string; files: Draft['files'] };
/** The pages of a pack in both editions, by their slug. */
export type Editions = { pack: string; pages: [elementor: EditionPage, blocks: EditionPage][] };

/** Renders the pages of a pack in both editions, from a temporary folder with only its entries. */
export async function readEditions({ slug }: Pack, folder: string): Promise<Editions> {
  copyPacks(
    [
      { slug, platform: 'elementor' },
      { slug: `${slug}-blocks`, platform: 'gutenberg' },
    ],
    folder,
  );
  const drafts = await readCatalogue(folder, {});
  const [elementor, blocks] = [slug, `${slug}-blocks`].map((name) => renderPages(drafts, name));
  const pages = (elementor ?? []).map((page): Editions['pages'][number] => {
    const other = blocks?.find((one) => one.slug === page.slug);
    if (!other) {
      throw new Error(`${slug} has the page ${page.slug} only for Elementor.`);
    }
    return [page, other];
  });
  return { pack: slug, pages };
}

/** Renders the content of each page, except the one that lists posts, which is empty in both editions. */
function renderPages(drafts: readonly Draft[], slug: string): EditionPage[] {
  const draft = drafts.find(({ listing, members }) => members && listing.slug === slug);
  if (!draft) {
    throw new Error(`The catalogue has no pack ${slug}.`);
  }
  const { bundle, files } = draft;
  const isShown = ({ post_type, posts_page }: BundleDocument) => post_type === 'page' && posts_page !== true;
  const documents = bundle.documents.filter(isShown);
  const rendered = renderBundle({ ...bundle, documents }, { mediaUrl: (sha256) => `${origin}/${sha256}` });
  return rendered.map(({ html }, at) => ({ slug: documents[at]?.slug ?? '', html, files }));
}
