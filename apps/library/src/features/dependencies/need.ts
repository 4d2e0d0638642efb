import type { checkDependencies, Dependency, Output } from '@kithouse/contract';

export type Checked = Output<typeof checkDependencies>;

/**
 * What can be done about a plugin: nothing, as it is `active`; activate it (`asleep`); install it, whether the person wants it
 * (`free`) or not (`fixed`); get it elsewhere (`paid`); or ask somebody else (`denied`).
 */
export type Need = { dependency: Dependency; kind: 'active' | 'asleep' | 'free' | 'fixed' | 'paid' | 'denied' };

/** All that is needed, Elementor first: others are built on it. */
export const toNeeds = (checked: Checked): Need[] =>
  [...checked.dependencies]
    .sort((one, other) => Number(isElementor(other)) - Number(isElementor(one)))
    .map((dependency) => ({ dependency, kind: kindOf(dependency, checked) }));

/** Unique among the plugins of a template; some have no file that is known. */
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

/** Elementor itself, which its templates are nothing without. */
export const isElementor = ({ slug, plugin_file }: Dependency) =>
  slug === 'elementor' || plugin_file === 'elementor/elementor.php';
