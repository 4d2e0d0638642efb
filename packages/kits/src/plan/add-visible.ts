import type { OpName } from '@kithouse/contract';
import type { Made } from './add-site-content.js';
import type { ChosenSite } from './choose-site.js';
import type { Add } from './op-list.js';
import type { ArgsOf, SitePlanChoices } from './plan-source.js';
import { listOptions } from './site-options.js';
import { weights } from './weigh.js';

/**
 * Adds visible changes last, in order: the theme, colours, display conditions, publishing, and finally settings, so that the
 * front page is never a draft. The first depends on all of `before`.
 */
export function addVisible(
  add: Add,
  chosen: ChosenSite,
  { theme, choices }: SitePlanChoices,
  { posts, makerOf }: Made,
  before: string[],
): void {
  let last = before;
  const next = <Name extends OpName>(id: string, op: Name, args: ArgsOf<Name>, of: string[] = [], weight = weights.step) => {
    last = [add(id, 'finalize', op, args, [...new Set([...last, ...of])], weight)];
  };

  if (theme) {
    next('theme-active', 'theme.activate', theme, ['theme'], weights.activate);
  }
  if (chosen.settings) {
    next('kit', 'kit.apply', { settings: chosen.settings, mode: 'set' });
  }
  for (const { document, conditions = [] } of chosen.documents) {
    const post = posts.get(document.key);
    if (post !== undefined && conditions.length > 0) {
      next(`conditions.${post}`, 'conditions.set', { post, conditions }, [post]);
    }
  }
  const live = [...posts].flatMap(([key, post]) => (chosen.live.has(key) ? post : []));
  if (live.length > 0) {
    next('publish', 'publish', { posts: live }, live, weights.step + live.length);
  }
  for (const [index, args] of listOptions(chosen, choices, makerOf).entries()) {
    next(`option.${index + 1}`, 'option.set', args, 'post' in args ? [args.post] : 'menu' in args ? [args.menu] : []);
  }
}
