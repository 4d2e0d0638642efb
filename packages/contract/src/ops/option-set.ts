import * as z from 'zod/mini';
import { Sha256 } from '../items.js';
import { operation } from './operation.js';

const option = <const Name extends string, Value extends Record<string, z.ZodMiniType>>(name: Name, value: Value) =>
  z.object({ name: z.literal(name), ...value });
const Text = z.string().check(z.maxLength(500));

/** Limits what an import may set of a site. */
export const SiteOption = z.union([
  option('blogname', { value: Text }),
  option('blogdescription', { value: Text }),
  option('page_on_front', { post: z.string() }),
  option('page_for_posts', { post: z.string() }),
  option('logo', { media: Sha256 }),
  option('logo', { attachment: z.int().check(z.gte(1)) }),
  /** In px. */
  option('logo_size', { value: z.int().check(z.gte(20), z.lte(800)) }),
  /** `location` is what the menu is for. */
  option('menu_location', { menu: z.string(), location: z.string().check(z.maxLength(60)) }),
  /** Switches on the feature of Elementor without which a site shows no containers. */
  option('elementor_container', {}),
  /** Switches on Elementor's Atomic Editor, if the person allowed it. Otherwise the import ends before its first change. */
  option('elementor_atomic', {}),
]);

export const optionSet = operation({
  name: 'option.set',
  step: 'finalize',
  args: SiteOption,
  references: { post: 'post.create', menu: 'menu.ensure' },
  // WordPress asks for more where a setting is about more than the look. Only administrators can switch on containers; the
  // operation skips itself for anyone else, since the rest of the import is useful without it.
  capability: {
    by: 'name',
    of: {
      blogname: 'manage_options',
      blogdescription: 'manage_options',
      page_on_front: 'manage_options',
      page_for_posts: 'manage_options',
      elementor_container: null,
      elementor_atomic: null,
    },
    otherwise: 'edit_theme_options',
  },
});
