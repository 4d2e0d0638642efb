import type { Boot, Dependency, Item } from '@kithouse/contract';
import { t } from '../../lib/i18n.js';
import { isElementor } from '../dependencies/need.js';

/** The part of the page's data that describes the site. */
export type Site = Pick<Boot, 'has_elementor' | 'is_block_theme' | 'active_plugins'>;
export type FitReason = { text: string; isGood: boolean };

/** Category of the sections that look like the site they are inserted in. */
export const neutral = 'neutral';

/**
 * Lists in words why an item suits the site and what is missing there, the most important first. It states nothing about plugins
 * when the site doesn't tell which are active.
 */
export function listFitReasons(item: Item, site: Site): FitReason[] {
  const good = (text: string) => ({ text, isGood: true });
  const lack = (text: string) => ({ text, isGood: false });
  const others = item.dependencies.filter((dependency) => !isElementor(dependency));
  const missing = listMissing(others, site);
  const [required, optional] = [missing.filter(({ mustHave }) => mustHave), missing.filter(({ mustHave }) => !mustHave)];
  const isForElementor = item.platform === 'elementor';
  const lacking = [
    ...(isForElementor && !site.has_elementor ? [lack(t('Needs {plugins}', { plugins: 'Elementor' }))] : []),
    ...(required.length > 0 ? [lack(t('Needs {plugins}', { plugins: namesOf(required) }))] : []),
    ...(optional.length > 0 ? [lack(t('Can also use {plugins}', { plugins: namesOf(optional) }))] : []),
  ];
  const hasAll = site.active_plugins !== null && others.length > 0 && missing.length === 0;
  return [
    ...lacking,
    ...(item.categories.some(({ slug }) => slug === neutral) ? [good(t('Uses your colours and fonts'))] : []),
    ...(hasAll ? [good(t('All required plugins are active'))] : []),
    ...(isForElementor && site.has_elementor ? [good(t('Elementor is active'))] : []),
    ...(isForElementor ? [] : [good(site.is_block_theme ? t('Works with your block theme') : t('Works with your theme'))]),
  ];
}

/** Lists the plugins that the site is known to lack; none when it doesn't tell which are active. */
export const listMissing = <Plugin extends Dependency>(plugins: readonly Plugin[], { active_plugins }: Site): Plugin[] =>
  active_plugins ? plugins.filter((plugin) => !isActive(plugin, active_plugins)) : [];

/** Finds a plugin even in a renamed folder if its main file is named after it, unlike `index.php`. */
const isActive = ({ plugin_file, slug }: Dependency, active: readonly string[]) =>
  active.includes(plugin_file) ||
  (fileOf(plugin_file) === `${slug}.php` && active.some((file) => fileOf(file) === `${slug}.php`));

const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const namesOf = (plugins: readonly Dependency[]) => plugins.map(({ name }) => name).join(', ');
