import type { BundleTerm } from '@kithouse/contract';
import { toPlainText } from '../plain-text.js';
import { cutCycles } from './cut-cycles.js';
import { type LeftOut, plural } from './left-out.js';
import type { RawSite, RawTerm } from './raw-site.js';
import type { References } from './references.js';

/** Taxonomies that sort other things than what people read. */
const hidden =
  /^(?:nav_menu|post_format|link_category|elementor_\w+|wp_theme|wp_template_part_area|wp_pattern_category|language|post_translations|term_(?:language|translations))$/;

/** Those that every site has; a plugin's or theme's own would have no place. */
export const isCarriedTaxonomy = (taxonomy: string) => taxonomy === 'category' || taxonomy === 'post_tag';

/** Categories and tags: those that are listed, and those that posts have. */
export function buildTerms(raw: RawSite, refs: References, left_out: LeftOut): BundleTerm[] {
  const all = gather(raw);
  const kept = [...all.values()].filter((term) => {
    const is_kept = isCarriedTaxonomy(term.taxonomy);
    if (!is_kept && !hidden.test(term.taxonomy)) {
      left_out.add(
        `terms ${term.taxonomy}`,
        (count) => `Left out: ${plural(count, 'term')} of "${term.taxonomy.slice(0, 40)}", which only a plugin or theme knows.`,
      );
    }
    return is_kept;
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
  return cutCycles(terms as (BundleTerm & { parent?: string })[], ({ key, parent }, is_cycle) =>
    raw.warnings.push({
      code: is_cycle ? 'parent_cycle' : 'parent_lost',
      message: is_cycle
        ? `The term "${key}" lies under itself. It was moved to the top.`
        : `The term "${key}" lay under "${parent}", which is not there. It was moved to the top.`,
      place: key,
    }),
  );
}

/** Terms that are only named by what has them count, too; their slug may be all there is. */
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

/** Archives lie under the name of the taxonomy unless somebody changed that. */
function addLinks({ addresses: [address = ''] }: RawSite, { links }: References, taxonomy: string, slug: string) {
  const base = { category: 'category', post_tag: 'tag' }[taxonomy];
  if (base !== undefined && address !== '') {
    links.add(`${address.replace(/(?<!\/)\/+$/, '')}/${base}/${slug}/`, `term/${taxonomy}/${slug}`);
  }
}
