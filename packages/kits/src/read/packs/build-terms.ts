import type { BundleTerm } from '@kithouse/contract';
import { toPlainText } from '../plain-text.js';
import { cutCycles } from './cut-cycles.js';
import { type LeftOut, plural } from './left-out.js';
import type { RawSite, RawTerm } from './raw-site.js';
import type { References } from './references.js';

/** Matches taxonomies of internal data. */
const hidden =
  /^(?:nav_menu|post_format|link_category|elementor_\w+|wp_theme|wp_template_part_area|wp_pattern_category|language|post_translations|term_(?:language|translations))$/;

/** Returns true for taxonomies that every site has; others would be missing. */
export const isCarriedTaxonomy = (taxonomy: string) => taxonomy === 'category' || taxonomy === 'post_tag';

/** Builds listed and used categories and tags. */
export function buildTerms(raw: RawSite, refs: References, leftOut: LeftOut): BundleTerm[] {
  const all = gather(raw);
  const kept = [...all.values()].filter((term) => {
    const isKept = isCarriedTaxonomy(term.taxonomy);
    if (!isKept && !hidden.test(term.taxonomy)) {
      leftOut.add(
        `terms ${term.taxonomy}`,
        (count) => `Skipped: ${plural(count, 'term')} of “${term.taxonomy.slice(0, 40)}”, a taxonomy of a plugin or theme.`,
      );
    }
    return isKept;
  });
  const terms = kept.map(({ taxonomy, slug, name, description, parent }): BundleTerm => {
    const text = toPlainText(description);
    return {
      key: `${taxonomy}/${slug}`,
      taxonomy,
      slug,
      name: toPlainText(name).slice(0, 200) || slug,
      ...(text === '' ? {} : { description: text }),
      ...(parent === '' ? {} : { parent: `${taxonomy}/${parent}` }),
    };
  });
  for (const { id, taxonomy, slug } of kept) {
    if (id !== '') {
      refs.terms.set(id, `${taxonomy}/${slug}`);
      refs.links.addNumber('term', id, `term/${taxonomy}/${slug}`);
    }
    addLinks(raw, refs, taxonomy, slug);
  }
  return cutCycles(terms as (BundleTerm & { parent?: string })[], ({ key, parent }, isCycle) =>
    raw.warnings.push({
      code: isCycle ? 'parent_cycle' : 'parent_lost',
      message: isCycle
        ? `The term “${key}” is its own parent. It was moved to the top level.`
        : `The parent of the term “${key}” is “${parent}”, which is missing. It was moved to the top level.`,
      place: key,
    }),
  );
}

/** Collects terms, including those that are only named by posts. */
function gather(raw: RawSite): Map<string, RawTerm> {
  const all = new Map<string, RawTerm>();
  const add = (term: RawTerm) => {
    const slug = term.slug.trim().slice(0, 200);
    const key = `${term.taxonomy}/${slug}`;
    const known = all.get(key);
    if (slug !== '' && !/[\s/"'<>\\]/.test(slug) && (!known || (known.id === '' && term.id !== ''))) {
      all.set(key, { ...term, slug });
    }
  };
  raw.terms.forEach(add);
  for (const { terms } of raw.documents) {
    for (const { taxonomy, slug, name } of terms) {
      add({ id: '', taxonomy, slug, name, description: '', parent: '' });
    }
  }
  return all;
}

/** Adds archive addresses, which start with the taxonomy's name by default. */
function addLinks({ addresses: [address = ''] }: RawSite, { links }: References, taxonomy: string, slug: string) {
  const base = { category: 'category', post_tag: 'tag' }[taxonomy];
  if (base !== undefined && address !== '') {
    links.add(`${address.replace(/(?<!\/)\/+$/, '')}/${base}/${slug}/`, `term/${taxonomy}/${slug}`);
  }
}
