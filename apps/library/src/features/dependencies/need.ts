import type { checkDependencies, Dependency, Output } from '@kithouse/contract';

export type Checked = Output<typeof checkDependencies>;

/**
 * Describes what can be done about a plugin: nothing (`active`), activate (`asleep`), install by choice (`free`) or always
 * (`fixed`), buy (`paid`), or ask somebody (`denied`).
 */
export type Need = { dependency: Dependency; kind: 'active' | 'asleep' | 'free' | 'fixed' | 'paid' | 'denied' };

/** Lists the plugins, Elementor first, because others depend on it. */
export const toNeeds = (checked: Checked): Need[] =>
  [...checked.dependencies]
    .sort((one, other) => Number(isElementor(other)) - Number(isElementor(one)))
    .map((dependency) => ({ dependency, kind: kindOf(dependency, checked) }));

/** Returns a unique key among a template's plugins, some of which have no known file. */
export const keyOf = ({ plugin_file, slug }: Dependency) => `${slug} ${plugin_file}`;

function kindOf(dependency: Dependency, { can_install, can_activate }: Checked): Need['kind'] {
  if (dependency.is_active) {
    return 'active';
  }
  if (dependency.installed) {
    return can_activate ? 'asleep' : 'denied';
  }
  if (dependency.is_pro) {
    return 'paid';
  }
  if (!can_install) {
    return 'denied';
  }
  return dependency.mustHave || isElementor(dependency) ? 'fixed' : 'free';
}

/** Returns true for Elementor, which its templates require. */
export const isElementor = ({ slug, plugin_file }: Dependency) =>
  slug === 'elementor' || plugin_file === 'elementor/elementor.php';
