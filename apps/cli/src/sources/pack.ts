import { Listing } from '@kithouse/contract';
import { UserError } from '../user-error.js';
import type { Draft } from './publication.js';

/**
 * A pack lists every item that names it, those in `order` first; its pictures are the first of theirs. What it puts on a
 * site are its pages: blocks are taken one by one.
 */
export function toPack(given: Listing, items: readonly Draft[], order: readonly string[] = []): Draft {
  const rank = ({ listing }: Draft) => (order.includes(listing.slug) ? order.indexOf(listing.slug) : order.length);
  const members = items.filter(({ listing }) => listing.pack === given.slug).sort((a, b) => rank(a) - rank(b));
  const [first] = members;
  if (!first) {
    throw new UserError(`The pack ${given.slug} has no pages: no listing names it as its pack.`);
  }
  const listing = Listing.parse(given);
  const pages = members.filter(({ bundle }) => bundle.type === 'page');
  const parts = pages.length > 0 ? pages : members;
  const unique = <T>(rows: T[], keyOf: (row: T) => string) => [...new Map(rows.map((row) => [keyOf(row), row])).values()];
  return {
    listing,
    bundle: {
      ...first.bundle,
      type: 'pack',
      title: listing.title,
      slug: listing.slug,
      description: listing.description,
      requires: {
        plugins: unique(
          parts.flatMap(({ bundle }) => bundle.requires.plugins),
          ({ plugin_file }) => plugin_file,
        ),
        elementor_pro: parts.some(({ bundle }) => bundle.requires.elementor_pro),
      },
      documents: parts.flatMap(({ bundle }) => bundle.documents),
      media: unique(
        parts.flatMap(({ bundle }) => bundle.media),
        ({ sha256 }) => sha256,
      ),
      warnings: parts.flatMap(({ bundle }) => bundle.warnings),
    },
    files: new Map(parts.flatMap(({ files }) => [...files])),
    members,
  };
}
