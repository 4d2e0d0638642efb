import { expect, test } from 'vitest';
import { listComponents } from '../e2e/gallery/check.js';
import { componentNames } from '../e2e/gallery/component-names.js';
import { states } from '../e2e/gallery/states.js';
import { screens } from '../e2e/src/screens.js';

/** Matches screens without a screenshot: they need a code, an operator, or a site whose Atomic Editor is off. */
const withoutPicture = /^(portal-(sign-in-code|two-step-sign-in|operations-[a-z-]+)|sign-in-code|wizard-atomic|import-atomic)$/;

test('has a state for every screen with a screenshot', () => {
  const names = states.map(({ name }) => name).filter((name) => !withoutPicture.test(name));

  expect(names.toSorted()).toEqual(screens.map(({ name }) => name).toSorted());
});

test('shows only parts that packages/ui has', () => {
  expect(componentNames.filter((name) => !listComponents().includes(name))).toEqual([]);
});
