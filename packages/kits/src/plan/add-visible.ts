import type { Made } from './add-site-content.js';
import type { ChosenSite } from './choose-site.js';
import { type Add, unique } from './op-list.js';
import { addConditions } from './ops/conditions-set.js';
import { addFacts } from './ops/facts-set.js';
import { activateFonts } from './ops/fonts-ensure.js';
import { setKit } from './ops/kit-apply.js';
import { addOptions } from './ops/option-set.js';
import { addPublish } from './ops/publish.js';
import { setStyles } from './ops/styles-set.js';
import { addThemeChange } from './ops/theme-activate.js';
import type { SiteImportPlanChoices } from './plan-source.js';

/**
 * Adds visible changes last, in order: the theme, colours, display conditions, publishing, and finally settings, so that the
 * front page is never a draft. The first depends on all of `before`.
 */
export function addVisible(
  add: Add,
  chosen: ChosenSite,
  { theme, choices, styles, stores_facts }: SiteImportPlanChoices,
  { posts, navigations, templates, makerOf, fonts }: Made & { fonts: string | undefined },
  before: string[],
): void {
  let last = before;
  const next: Add = (planned) => {
    const id = add({ ...planned, needs: unique([...last, ...(planned.needs ?? [])]) });
    last = [id];
    return id;
  };

  addThemeChange(next, theme);
  // Comes before the look that names the fonts, so that undo finds them unused.
  activateFonts(next, fonts);
  if (styles !== undefined) {
    setStyles(next, styles, chosen.styles);
  }
  if (chosen.platform === 'elementor' || styles === undefined) {
    setKit(next, chosen.settings);
  }
  for (const { document, conditions } of chosen.documents) {
    const post = posts.get(document.key);
    if (post !== undefined) {
      addConditions(next, `conditions.${post}`, post, conditions);
    }
  }
  const live = [...posts].flatMap(([key, post]) => (chosen.live.has(key) ? post : []));
  const shown = live.length + navigations.length + templates.length;
  if (shown > 0) {
    addPublish(next, live, { navigations, templates, weight: 1 + shown });
  }
  addOptions(next, chosen, choices, makerOf);
  addFacts(next, stores_facts ? choices.facts : undefined);
}
