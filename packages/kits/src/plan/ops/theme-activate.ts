import type { Add } from '../op-list.js';
import type { SiteImportPlanChoices } from '../plan-source.js';

export function addThemeChange(add: Add, theme: SiteImportPlanChoices['theme']): void {
  if (theme) {
    add({ id: 'theme-active', step: 'finalize', op: 'theme.activate', args: theme, needs: ['theme'], weight: 4 });
  }
}
