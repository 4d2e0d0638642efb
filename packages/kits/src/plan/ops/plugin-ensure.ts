import type { Dependency } from '@kithouse/contract';
import type { Add } from '../op-list.js';

/** Installs plugins one after another, as WordPress requires. */
export function addPlugins(add: Add, install: readonly Dependency[], given: string[]): string[] {
  let needs = given;
  return install.map((plugin, index) => {
    const id = add({ id: `plugin.${index + 1}`, step: 'plugin', op: 'plugin.ensure', args: { plugin }, needs, weight: 100 });
    needs = [id];
    return id;
  });
}
