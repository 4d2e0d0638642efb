import type { BlockTheme } from '@kithouse/contract';
import { type ChosenSite, chooseSite } from '../choose-site.js';
import type { SiteImportPlanChoices, SiteSource } from '../plan-source.js';
import { unite } from './show-frame.js';
import { toFrameChoices, toFrameSource } from './twin-source.js';

/**
 * Chooses from a pack for Elementor. On a block theme, its theme parts are those of its twin of blocks, which the site editor
 * shows and edits, with the twin's colours and fonts beside Elementor's.
 */
export function chooseWithFrame(source: SiteSource, given: SiteImportPlanChoices): ChosenSite {
  const chosen = chooseSite(source, given);
  const { twin, block_theme, styles } = given;
  return twin && block_theme && styles !== undefined && source.platform === 'elementor'
    ? withFrame(chosen, chooseFrame({ source, twin }, given, block_theme))
    : chosen;
}

type Twins = { source: SiteSource; twin: SiteSource };

function chooseFrame(twins: Twins, given: SiteImportPlanChoices, block_theme: BlockTheme): ChosenSite {
  const frame = toFrameSource(twins, given.choices);
  return chooseSite(frame, { ...given, block_theme, choices: toFrameChoices(twins, frame, given.choices) });
}

/** Replaces the theme parts of each type that the frame has. */
function withFrame(chosen: ChosenSite, frame: ChosenSite): ChosenSite {
  const parts = frame.documents.filter(({ as }) => as === 'part');
  const types = new Set(parts.map(({ document }) => document.template_type));
  const kept = chosen.documents.filter(({ as, document }) => as !== 'part' || !types.has(document.template_type));
  return {
    ...chosen,
    documents: [...parts, ...kept],
    media: unite(chosen.media, frame.media, ({ sha256 }) => sha256),
    fonts: unite(chosen.fonts, frame.fonts, ({ name }) => name),
    menus: unite(chosen.menus, frame.menus, ({ slug }) => slug),
    forms: unite(chosen.forms, frame.forms, ({ key }) => key),
    warnings: unite(chosen.warnings, frame.warnings, (warning) => JSON.stringify(warning)),
    styles: frame.styles,
    live: new Set([...chosen.live, ...frame.live]),
  };
}
