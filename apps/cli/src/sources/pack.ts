import { type Bundle, type BundleMedia, Listing } from '@kithouse/contract';
import { UserError } from '../user-error.js';
import { composeSite } from './compose-site.js';
import { markMustHave } from './must-have.js';
import type { Draft } from './publication.js';
import type { PackSite } from './read-site.js';

/** A listing, and the plugins that the pack cannot do without, whatever its items say of theirs. */
type PackListing = Listing & { must_have?: readonly string[] | undefined };

/**
 * Builds a pack of every item that names it, those in `order` first, with the first of their pictures. Its site is defined by
 * `site`; without one it is its pages, and blocks are inserted one by one.
 */
export function toPack(given: PackListing, items: readonly Draft[], order: readonly string[] = [], site?: PackSite): Draft {
  const rank = ({ listing }: Draft) => (order.includes(listing.slug) ? order.indexOf(listing.slug) : order.length);
  const members = items.filter(({ listing }) => listing.pack === given.slug).sort((a, b) => rank(a) - rank(b));
  const [first] = members;
  if (!first) {
    throw new UserError(`The pack ${given.slug} has no pages. Set “pack” in the listings of its pages.`);
  }
  const listing = Listing.parse(given);
  const pages = members.filter(({ bundle }) => bundle.type === 'page');
  const { drafts, ...made } = site ? composeSite(listing.slug, members, site) : withoutSite(pages.length > 0 ? pages : members);
  const pictures = [...(site?.pictures.values() ?? [])];
  return {
    listing,
    bundle: {
      ...first.bundle,
      // A pack has the fonts that all its documents name, not those of one page.
      fonts: undefined,
      type: 'pack',
      title: listing.title,
      slug: listing.slug,
      description: listing.description,
      ...made,
      requires: markMustHave(joinRequirements(drafts), given.must_have, listing.slug),
      media: joinMedia([...drafts.flatMap(({ bundle }) => bundle.media), ...pictures.map(({ medium }) => medium)]),
      warnings: drafts.flatMap(({ bundle }) => bundle.warnings),
    },
    files: new Map([
      ...drafts.flatMap(({ files }) => [...files]),
      ...pictures.map(({ medium, bytes }): [string, Uint8Array] => [medium.sha256, bytes]),
    ]),
    members,
  };
}

const withoutSite = (drafts: readonly Draft[]) => ({ drafts, documents: drafts.flatMap(({ bundle }) => bundle.documents) });

function joinRequirements(drafts: readonly Draft[]): Bundle['requires'] {
  const plugins = drafts.flatMap(({ bundle }) => bundle.requires.plugins);
  return {
    plugins: [...new Map(plugins.map((plugin) => [plugin.plugin_file, plugin])).values()],
    elementor_pro: drafts.some(({ bundle }) => bundle.requires.elementor_pro),
  };
}

const joinMedia = (media: readonly BundleMedia[]) => [...new Map(media.map((medium) => [medium.sha256, medium])).values()];
