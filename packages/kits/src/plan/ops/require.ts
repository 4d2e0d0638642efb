import type { ArgsOf } from '@kithouse/contract';
import type { Add } from '../op-list.js';
import type { ImportPlanChoices, ImportPlanSource } from '../plan-source.js';

/** Oldest version of WordPress with everything that plans use, such as the Font Library. */
const wordpress = '6.5';

const capabilities = { page: 'edit_pages', post: 'edit_posts', library: 'edit_posts', part: 'manage_options' } as const;

export const addRequire = (add: Add, args: ArgsOf<'require'>): string =>
  add({ id: 'require', step: 'permission', op: 'require', args });

/** Lists what a site must have before the import starts. */
export function requirementsOf(
  source: ImportPlanSource,
  choices: ImportPlanChoices,
  bytes: number,
  /** Global classes, variables or components of Elementor 4. */
  design?: object,
): ArgsOf<'require'> {
  const { platform, requires, documents, media, terms = [] } = source;
  const needed = [
    ...documents.map(({ as }) => capabilities[as]),
    ...(choices.publish ? ['publish_pages'] : []),
    ...(source.settings ? ['edit_others_posts'] : []),
    ...(media.length > 0 ? ['upload_files'] : []),
    ...(design ? ['manage_options'] : []),
    ...(terms.length > 0 ? ['manage_categories'] : []),
    ...(choices.install?.length ? ['install_plugins', 'activate_plugins'] : []),
    ...(choices.theme ? ['install_themes', 'switch_themes'] : []),
  ];
  const { plugins, elementor_pro } = requires;
  const stored = source.fonts?.length ? { fonts: true } : {};
  return { capabilities: [...new Set(needed)], platform, plugins, elementor_pro, bytes, wordpress, ...stored };
}
