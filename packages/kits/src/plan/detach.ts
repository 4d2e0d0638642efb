import type { BundleForm, BundleMenu, Warning } from '@kithouse/contract';
import type { PlannedDocument, PlannedTerm, SiteSource } from './plan-source.js';
import { listReferences, removeReferences, textOf, withoutReferences } from './site/references.js';

type Coming = { documents: PlannedDocument[]; forms: BundleForm[]; terms: readonly PlannedTerm[]; menus: readonly BundleMenu[] };

/** Removes references to omitted content and warns once for each with its places. */
export function detach(source: SiteSource, { documents, forms, terms, menus }: Coming) {
  const known = new Set([
    ...documents.map(({ document }) => `doc/${document.key}`),
    ...terms.map(({ key }) => `term/${key}`),
    ...forms.map(({ key }) => `form/${key}`),
    ...menus.map(({ slug }) => `menu/${slug}`),
  ]);
  const isLost = (reference: string) => !known.has(reference);
  const places = new Map<string, Set<string>>();
  const note = (references: readonly string[], title: string) => {
    for (const reference of references) {
      places.set(reference, (places.get(reference) ?? new Set()).add(title));
    }
  };
  return {
    documents: documents.map((planned): PlannedDocument => {
      const { document, title, terms: given = [] } = planned;
      const named = listReferences(textOf(document)).filter(isLost);
      note([...named, ...given.map((key) => `term/${key}`).filter(isLost)], title);
      return {
        ...planned,
        terms: given.filter((key) => !isLost(`term/${key}`)),
        document: named.length === 0 ? document : withoutReferences(document, isLost),
      };
    }),
    forms: forms.map((form) => {
      note(listReferences(JSON.stringify([form.content, form.meta])), form.title);
      return withoutAny(form);
    }),
    warnings: describe(places, namesOf(source)),
  };
}

/** Forms contain no addresses of the site. */
function withoutAny(form: BundleForm): BundleForm {
  const text = JSON.stringify([form.content, form.meta]);
  if (listReferences(text).length === 0) {
    return form;
  }
  const [content, meta] = JSON.parse(removeReferences(text, () => true)) as [string, BundleForm['meta']];
  return { ...form, content, meta };
}

const namesOf = ({ documents, terms = [], menus = [], forms = [] }: SiteSource) =>
  new Map([
    ...documents.map(({ key, title }): [string, string] => [`doc/${key}`, title]),
    ...terms.map(({ key, name }): [string, string] => [`term/${key}`, name]),
    ...menus.map(({ slug, name }): [string, string] => [`menu/${slug}`, name]),
    ...forms.map(({ key, title }): [string, string] => [`form/${key}`, title]),
  ]);

const describe = (places: ReadonlyMap<string, ReadonlySet<string>>, names: ReadonlyMap<string, string>) =>
  [...places].map(([reference, titles]): Warning => {
    const shown = [...titles].slice(0, 3).map((title) => `“${title}”`);
    const rest = titles.size > shown.length ? ` and ${titles.size - shown.length} more` : '';
    const message = `“${names.get(reference) ?? reference}” isn’t included. These places that showed it are now empty: ${shown.join(', ')}${rest}.`;
    return { code: 'reference_lost', message, place: reference };
  });
