import type { Bundle, BundleMenu, BundleTerm } from '@kithouse/contract';
import { KitError } from '../kit-error.js';
import { orderByParent } from '../order-by-parent.js';

const broken = (reason: string, path?: string) => new KitError('broken_bundle', `This bundle is damaged: ${reason}.`, path);

/**
 * Refuses duplicate names, cycles and references to missing parts. A single page or block can refer to parts that stayed in its
 * pack.
 * @throws KitError `broken_bundle`
 */
export function refuseDangling(bundle: Bundle): void {
  const { documents, terms = [], menus = [], forms = [] } = bundle;
  refuseDanglingMedia(bundle);
  if (bundle.type !== 'pack') {
    return;
  }
  orderByParent(documents);
  orderByParent(terms);
  const names = new Set([
    ...documents.map(({ key }) => `doc/${key}`),
    ...terms.map(({ key }) => `term/${key}`),
    ...menus.map(({ slug }) => `menu/${slug}`),
    ...forms.map(({ key }) => `form/${key}`),
  ]);
  if (names.size < documents.length + terms.length + menus.length + forms.length) {
    throw broken('two menus or two forms have the same name');
  }
  terms.forEach(refuseOddTerm);
  for (const menu of menus) {
    refuseDanglingItems(menu, names);
  }
  for (const { key, terms: used = [] } of documents) {
    const lost = used.find((term) => !names.has(`term/${term}`));
    if (lost !== undefined) {
      throw broken(`“${key}” has the missing term “${lost}”`, `documents/${key}.json`);
    }
  }
  refuseDanglingSymbols(bundle, names);
}

function refuseDanglingMedia({ documents, media, site }: Bundle) {
  const known = new Set(media.map(({ sha256 }) => sha256));
  const lost = documents.find(({ featured }) => featured !== undefined && !known.has(featured));
  if (lost || (site?.logo !== undefined && !known.has(site.logo))) {
    throw broken(`${lost ? `the image of “${lost.key}”` : 'the logo'} is missing`, 'bundle.json');
  }
}

function refuseOddTerm({ key, taxonomy, slug }: BundleTerm) {
  if (key !== `${taxonomy}/${slug}`) {
    throw broken(`the key of the term “${key.slice(0, 80)}” must be its taxonomy and slug`, 'bundle.json');
  }
}

function refuseDanglingItems({ slug, items }: BundleMenu, names: Set<string>) {
  const before = new Set<string>();
  for (const { key, parent, document, term, url } of items) {
    const targets = [document, term, url].filter((target) => target !== undefined);
    const isKnown = document === undefined ? term === undefined || names.has(`term/${term}`) : names.has(`doc/${document}`);
    if (before.has(key) || targets.length !== 1 || !isKnown || (parent !== undefined && !before.has(parent))) {
      throw broken(`the item “${key}” of the menu “${slug}” has no target or is in the wrong position`, 'bundle.json');
    }
    before.add(key);
  }
}

const symbols = /kit:((?:doc|form)\/[a-z0-9][a-z0-9-]*|term\/[a-z0-9_-]+\/[^/\s"'<>\\]+|menu\/[a-z0-9][a-z0-9-]*)/g;

function refuseDanglingSymbols({ documents }: Bundle, names: Set<string>) {
  for (const document of documents) {
    const text = document.kind === 'blocks' ? document.content : JSON.stringify([document.content, document.page_settings]);
    for (const [, name = ''] of text.matchAll(symbols)) {
      if (!names.has(name)) {
        throw broken(`“${document.key}” refers to the missing “${name}”`, `documents/${document.key}.json`);
      }
    }
  }
}
