import type { Bundle, BundleDocument, BundleMenu, BundleTerm, MenuItem } from '@kithouse/contract';
import { KitError } from '../../read/kit-error.js';
import { orderByParent } from '../../read/order-by-parent.js';
import { listReferences, textOf } from './references.js';

/** Names in a bundle, as after `kit:`. */
type Known = ReadonlySet<string>;

/** Finds the first fault of a pack's site; a valid one can be planned with any choice. */
export function findSiteFault(bundle: Bundle): string | undefined {
  const { type, site, terms = [], menus = [], forms = [], documents } = bundle;
  if (type !== 'pack') {
    return [site, bundle.terms, bundle.menus, bundle.forms].every((one) => one === undefined)
      ? undefined
      : 'Only a pack can contain site settings, terms, menus and forms.';
  }
  const allForms = [...forms, ...(site?.contact_forms ?? [])];
  const known = new Set([
    ...documents.map(({ key }) => `doc/${key}`),
    ...terms.map(({ key }) => `term/${key}`),
    ...menus.map(({ slug }) => `menu/${slug}`),
    ...allForms.map(({ key }) => `form/${key}`),
  ]);
  return (
    findDuplicate(known, { documents, terms, menus, forms: allForms }) ??
    findInTree(terms) ??
    findInTree(documents) ??
    first(terms, findInTerm) ??
    first(menus, (menu) => findInMenu(menu, known)) ??
    findInPictures(bundle) ??
    findInPages(documents) ??
    first(documents, (document) => findInDocument(document, known))
  );
}

function first<T>(rows: readonly T[], find: (row: T) => string | undefined): string | undefined {
  for (const row of rows) {
    const fault = find(row);
    if (fault) {
      return fault;
    }
  }
  return undefined;
}

/** Finds duplicate names. */
function findDuplicate(known: Known, things: Record<'documents' | 'terms' | 'menus' | 'forms', readonly unknown[]>) {
  const count = Object.values(things).reduce((sum, rows) => sum + rows.length, 0);
  return known.size < count
    ? 'Two documents, terms, menus or forms of the pack have the same key. Make each key unique.'
    : undefined;
}

function findInTree(nodes: readonly { key: string; parent?: string | undefined }[]): string | undefined {
  try {
    orderByParent(nodes);
    return undefined;
  } catch (error) {
    if (error instanceof KitError) {
      return error.message;
    }
    throw error;
  }
}

function findInTerm({ key, taxonomy, slug, parent }: BundleTerm): string | undefined {
  if (key !== `${taxonomy}/${slug}` || !/^[^\s"'<>\\/&?#]+$/.test(slug)) {
    return `The slug of the term “${key}” must not contain spaces, quotes or slashes. Its key must be its taxonomy and slug.`;
  }
  return parent === undefined || parent.startsWith(`${taxonomy}/`)
    ? undefined
    : `The parent of the term “${key}” belongs to another taxonomy.`;
}

function findInMenu({ slug, items }: BundleMenu, known: Known): string | undefined {
  const seen = new Set<string>();
  return first(items, (item) => {
    const { key, parent } = item;
    if (seen.has(key) || (parent !== undefined && !seen.has(parent))) {
      return `Check the entry “${key}” of the menu “${slug}”. Each entry needs a unique key and must follow its parent.`;
    }
    seen.add(key);
    return leadsSomewhere(item, known)
      ? undefined
      : `The entry “${key}” of the menu “${slug}” needs a valid address or a target in this pack.`;
  });
}

function leadsSomewhere({ document, term, url }: MenuItem, known: Known): boolean {
  const targets = [document, term, url].filter((target) => target !== undefined);
  return (
    targets.length === 1 &&
    (document === undefined || known.has(`doc/${document}`)) &&
    (term === undefined || known.has(`term/${term}`)) &&
    (url === undefined || /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i.test(url))
  );
}

function findInPictures({ site, documents, media }: Bundle): string | undefined {
  const pictures = new Set(media.filter(({ mime }) => mime.startsWith('image/')).map(({ sha256 }) => sha256));
  if (site?.logo !== undefined && !pictures.has(site.logo)) {
    return 'The pack doesn’t contain its logo image.';
  }
  const lost = documents.find(({ featured }) => featured !== undefined && !pictures.has(featured));
  return lost && `The pack doesn’t contain the featured image of “${lost.key}”.`;
}

function findInPages(documents: readonly BundleDocument[]): string | undefined {
  const count = (is: (document: BundleDocument) => boolean | undefined) => documents.filter(is).length;
  return count(({ front_page }) => front_page) > 1 || count(({ posts_page }) => posts_page) > 1
    ? 'A pack can have only one front page and one posts page.'
    : undefined;
}

const condition = /^(?:include|exclude)(?:\/[^/\s]{1,100}){1,3}$/;

function findInDocument(document: BundleDocument, known: Known): string | undefined {
  const { key, terms = [], conditions = [], date } = document;
  const term = terms.find((one) => !known.has(`term/${one}`));
  if (term !== undefined) {
    return `The document “${key}” has the term “${term}”, which isn’t in this pack.`;
  }
  if (conditions.length > 100 || !conditions.every((one) => condition.test(one))) {
    return `The display conditions of the document “${key}” are invalid. Write them like include/general.`;
  }
  if (date !== undefined && (!/^\d{4}-\d\d-\d\dT/.test(date) || Number.isNaN(Date.parse(date)))) {
    return `The document “${key}” has an invalid date.`;
  }
  const lost = listReferences(textOf(document)).find((reference) => !known.has(reference));
  return lost === undefined ? undefined : `The document “${key}” refers to “${lost}”, which isn’t in this pack.`;
}
