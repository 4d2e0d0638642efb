import type { Dependency } from '@kithouse/contract';
import type { Add } from './op-list.js';
import { weights } from './weigh.js';

/** Installs plugins one after another, as WordPress requires. */
export function addPlugins(add: Add, install: readonly Dependency[], needs: string[]): string[] {
  let before = needs;
  return install.map((plugin, index) => {
    const id = add(`plugin.${index + 1}`, 'plugin', 'plugin.ensure', { plugin }, before, weights.plugin);
    before = [id];
    return id;
  });
}
