import type { Bundle } from '@kithouse/contract';
import { UserError } from '../user-error.js';

/** Marks the plugins that the author says the template cannot do without. All other marks are removed. */
export function markMustHave(requires: Bundle['requires'], slugs: readonly string[] = [], entry = ''): Bundle['requires'] {
  const known = requires.plugins.map(({ slug }) => slug);
  const unknown = slugs.find((slug) => !known.includes(slug));
  if (unknown !== undefined) {
    const used = known.length > 0 ? `It uses: ${known.join(', ')}.` : 'It uses no plugins.';
    throw new UserError(`must_have of ${entry} lists “${unknown}”, which the template doesn’t use. ${used}`);
  }
  const plugins = requires.plugins.map((plugin) => {
    const { mustHave: _, ...rest } = plugin;
    return slugs.includes(plugin.slug) ? { ...rest, mustHave: true } : rest;
  });
  return { ...requires, plugins };
}
