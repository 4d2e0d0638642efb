import type { BundleMenu, Step } from '@kithouse/contract';
import type { Planned } from '../op-list.js';

export const planMenu = ({ slug, name }: BundleMenu, id: string, step: Step, needs: string[]): Planned => ({
  id,
  step,
  op: 'menu.ensure',
  args: { slug, name },
  needs,
});
