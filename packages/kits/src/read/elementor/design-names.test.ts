import { DesignVariable } from '@kithouse/contract';
import { expect, it } from 'vitest';
import { cleanLabel } from './design-names.js';
import { DesignFlattener } from './flatten-design.js';
import { readDesign } from './read-design.js';

it('[R-EL4-36] reads names and values of megabytes', () => {
  const value = 'a'.repeat(10_000_000);

  expect(cleanLabel(`a${'-'.repeat(1_000_000)}a`)).toBe('a-1');
  expect(DesignVariable.safeParse({ key: 'x', label: 'x', kind: 'color', value }).success).toBe(false);
});

it('[R-EL4-36] lists the variables of a design only a few times, however many classes it has', () => {
  const items = Array.from({ length: 200 }, (_, index) => ({ id: `g-${index}`, label: `c-${index}`, variants: [{}, {}] }));
  const data = { 'e-gv-1': { type: 'global-color-variable', label: 'brand', value: 'red' } };
  const design = readDesign({ global_classes: { items }, global_variables: { data } });
  let count = 0;
  const variables = new Map(design.variables);
  variables[Symbol.iterator] = () => {
    count += 1;
    return design.variables[Symbol.iterator]();
  };

  expect(new DesignFlattener({ ...design, variables }, new Map()).flatten([])).toEqual([]);
  expect(count).toBeLessThan(5);
});
