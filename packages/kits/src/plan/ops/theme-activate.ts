import type { Add } from '../op-list.js';
import type { SitePlanChoices } from '../plan-source.js';

export function addThemeChange(add: Add, theme: SitePlanChoices['theme']): void {
  if (theme) {
    add({ id: 'theme-active', step: 'finalize', op: 'theme.activate', args: theme, needs: ['theme'], weight: 4 });
  }
}
