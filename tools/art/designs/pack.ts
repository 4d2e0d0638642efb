/** Describes a pack. Its pages and blocks share its prefix, its look and its categories. */
import type { Design } from '../design.js';
import type { Node, Theme } from '../nodes.js';

/** A page or a block of a pack. Its title starts with the name of the pack. */
export type PackEntry = {
  key: string;
  title: string;
  /** The kind under which people find it, such as “Services”. */
  kind: string;
  tags: string[];
  description: string;
  featured?: boolean;
  price?: number;
  parts: Node[];
};

type Pack = {
  slug: string;
  /** Begins item slugs. */
  prefix: string;
  name: string;
  theme: Theme;
  categories: string[];
  tags: string[];
};
type PackOptions = Pack & {
  styles?: string[];
  listing: { title: string; description: string; tags?: string[]; featured?: boolean; plan?: 'pro'; price?: number };
  pages: PackEntry[];
  blocks: PackEntry[];
};

/** Describes a page or a block as an entry. Entries of a paid pack are paid as well. */
export function describeEntry(type: 'page' | 'block', pack: Pack & { isPaid: boolean }, o: PackEntry): Design {
  const price = o.price ?? (type === 'page' ? 12 : 6);
  return {
    slug: `${pack.prefix}-${o.key}`,
    type,
    pack: pack.slug,
    theme: pack.theme,
    listing: {
      title: `${pack.name} ${o.title}`,
      description: o.description,
      template_type: o.kind,
      categories: pack.categories,
      tags: [...new Set([...pack.tags, ...o.tags])],
      ...(o.price || pack.isPaid ? { plan: 'pro', price } : {}),
      ...(o.featured ? { featured: true } : {}),
    },
    parts: o.parts,
  };
}

/** Describes a pack, its pages and its blocks as entries. */
export function makePack({ styles, listing, pages, blocks, ...pack }: PackOptions): [Design, ...Design[]] {
  const paid = { ...pack, isPaid: listing.plan === 'pro' };
  const items = [
    ...pages.map((page) => describeEntry('page', paid, page)),
    ...blocks.map((block) => describeEntry('block', paid, block)),
  ];
  return [
    {
      slug: pack.slug,
      type: 'pack',
      theme: pack.theme,
      items: items.map(({ slug }) => slug),
      listing: {
        ...listing,
        categories: pack.categories,
        ...(styles ? { styles } : {}),
        tags: [...pack.tags, ...(listing.tags ?? [])],
        fullsite_import: true,
      },
    },
    ...items,
  ];
}
