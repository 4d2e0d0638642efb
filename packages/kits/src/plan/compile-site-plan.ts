import type { ImportPlan } from '@kithouse/contract';
import { addSiteContent } from './add-site-content.js';
import { addVisible } from './add-visible.js';
import { bytesOf } from './batch-media.js';
import type { ChosenSite } from './choose-site.js';
import { chooseWithFrame } from './frame/take-frame.js';
import { createOpList, listLast } from './op-list.js';
import { addFonts, bytesOfFonts } from './ops/fonts-ensure.js';
import { addRetire } from './ops/import-retire.js';
import { addMedia } from './ops/media-fetch.js';
import { addAtomic } from './ops/option-set.js';
import { addPlugins } from './ops/plugin-ensure.js';
import { addRequire, requirementsOf } from './ops/require.js';
import { addTheme } from './ops/theme-ensure.js';
import { addVerify } from './ops/verify.js';
import type { SiteImportPlanChoices, SiteSource } from './plan-source.js';

/** Limits warnings to a number that people read. */
const maxWarnings = 200;

/**
 * Compiles the operations that import a person's choice of a pack. Visible changes happen together after all others. Pure.
 * @throws KitError for cycles and missing references of documents or terms
 */
export function compileSiteImportPlan(source: SiteSource, given: SiteImportPlanChoices): ImportPlan {
  const { plan_id, site, expires_at, title, is_trusted, is_private, install, theme, retire } = given;
  const named = { plan_id, site, expires_at, title, is_trusted, is_private };
  const chosen = chooseWithFrame(source, given);
  const { ops, add } = createOpList();
  const bytes = sum([...chosen.media.map(bytesOf), bytesOfFonts(chosen.fonts)]);

  const permitted = addRequire(add, requirementsOfSite(chosen, given, bytes));
  const require = addAtomic(add, chosen.documents, given.atomic, permitted);
  addRetire(add, retire, require);
  const fetches = addMedia(add, chosen.media, require);
  const fonts = addFonts(add, chosen.fonts, require);
  const themed = addTheme(add, theme, require, false);
  const ensured = themed.length > 0 ? themed : [require];
  const grounds = addPlugins(add, install, ensured).slice(-1);
  const made = addSiteContent(add, chosen, grounds.length > 0 ? grounds : ensured, fetches, given);
  addVisible(add, chosen, given, { ...made, fonts }, listLast(ops));
  const totals = { documents: chosen.documents.length, media: chosen.media.length };
  const termCount = ops.filter(({ op }) => op === 'term.ensure').length;
  const menuItemCount = sum(chosen.menus.map(({ items }) => items.length));
  addVerify(add, ops, { ...totals, term_count: termCount, menu_item_count: menuItemCount });

  const weight = sum(ops.map((op) => op.weight));
  const warnings = cut(chosen.warnings);
  return { format: 1, ...named, platform: source.platform, ops, totals: { ...totals, bytes, weight, ops: ops.length }, warnings };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** Checks permissions first; a plugin that cannot be installed causes only a warning. */
function requirementsOfSite(chosen: ChosenSite, { theme, ...given }: SiteImportPlanChoices, bytes: number) {
  const required = requirementsOf(chosen, { ...given, install: [], publish: true }, bytes);
  const capabilities = [...required.capabilities, ...(theme ? ['switch_themes'] : []), 'edit_theme_options', 'manage_options'];
  return { ...required, capabilities: [...new Set(capabilities)] };
}

function cut(warnings: ImportPlan['warnings']): ImportPlan['warnings'] {
  const more = warnings.length - maxWarnings;
  return more <= 0
    ? warnings
    : [...warnings.slice(0, maxWarnings), { code: 'more_warnings', message: `There are ${more} more warnings like these.` }];
}
