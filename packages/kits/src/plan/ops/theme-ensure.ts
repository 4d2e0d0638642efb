import type { Add } from '../op-list.js';
import type { ImportPlanChoices } from '../plan-source.js';

const id = 'theme';

/** Installs the theme, and activates it unless that comes later. Returns no id if the site keeps its theme. */
export function addTheme(add: Add, theme: ImportPlanChoices['theme'], require: string, activate?: false): string[] {
  const args = theme && { ...theme, ...(activate === undefined ? {} : { activate }) };
  return args ? [add({ id, step: 'theme', op: 'theme.ensure', args, needs: [require], weight: 100 })] : [];
}
