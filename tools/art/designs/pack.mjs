// A pack: its pages and blocks carry its prefix, its look and its categories; what is paid for as a whole is paid for in parts.
export function makePack({ slug, prefix, name, theme, categories, styles, tags, listing, pages, blocks = [] }) {
  const paid = listing.plan === 'pro' ? { plan: 'pro' } : {};
  const part = (type) => (o) => ({
    slug: `${prefix}-${o.key}`,
    type,
    pack: slug,
    theme,
    listing: {
      title: `${name} ${o.title}`,
      description: o.description,
      template_type: o.kind,
      categories,
      tags: [...new Set([...tags, ...o.tags])],
      ...paid,
      ...(o.price || paid.plan ? { plan: 'pro', price: o.price ?? (type === 'page' ? 12 : 6) } : {}),
      ...(o.featured ? { featured: true } : {}),
    },
    parts: o.parts,
  });
  const pageDesigns = pages.map(part('page'));
  const blockDesigns = blocks.map(part('block'));
  const items = [...pageDesigns, ...blockDesigns];
  return [{ slug, type: 'pack', theme, items: items.map((item) => item.slug), listing: { ...listing, categories, ...(styles ? { styles } : {}), tags: [...tags, ...(listing.tags ?? [])], fullsite_import: true } }, ...items];
}
