import type { BundleDocument, KitSettings } from '@kithouse/contract';
import { findLeftovers, listUnusedDetails } from '@kithouse/kits';
import { UserError } from '../user-error.js';
import type { SiteFile } from './site-file.js';

type Content = { documents: readonly BundleDocument[]; menus: SiteFile['menus']; settings: KitSettings };

/**
 * Throws for a detail or slot that no text of the pack shows, for which the wizard would ask in vain, and for a detail in a
 * spelling that `site.json` doesn’t list, which an import would leave.
 */
export function checkFacts(pack: string, site: SiteFile, { documents, menus, settings }: Content): void {
  const shown = documents.map(({ title, content, excerpt }) => ({ title, content, excerpt }));
  const [unshown] = listUnusedDetails(site, [shown, menus]);
  if (unshown) {
    throw new UserError(
      `site.json of the pack ${pack} names ${unshown.name} as “${unshown.words}”, which no text of the pack shows. Spell it as in the templates.`,
    );
  }
  const technical = [...[...settings.colors, ...(settings.tokens ?? [])].map(({ id }) => id), ...menus.map(({ slug }) => slug)];
  const [left] = findLeftovers(site, [shown, menus.map(({ items }) => items)], technical);
  if (left) {
    throw new UserError(
      `The pack ${pack} shows ${left.key} in a spelling that site.json doesn’t list: “${left.words}” in “${left.text.trim()}”. Add it to “facts” or rewrite the text.`,
    );
  }
}
