import { expect, test } from 'vitest';
import { listComponents } from '../e2e/gallery/check.js';
import { componentNames } from '../e2e/gallery/component-names.js';
import { states } from '../e2e/gallery/states.js';
import { screens } from '../e2e/src/screens.js';

/** Matches screens that need the code of an authenticator app, or a site whose Atomic Editor is off. No picture is taken of them. */
const withoutPicture = /^(portal-(sign-in-code|two-step-sign-in|operation-[a-z-]+)|sign-in-code|wizard-atomic|import-atomic)$/;

test('shows a state for every screen that pictures are taken of', () => {
  const names = states.map(({ name }) => name).filter((name) => !withoutPicture.test(name));

  expect(names.toSorted()).toEqual(screens.map(({ name }) => name).toSorted());
});

test('shows only parts that packages/ui has', () => {
  expect(componentNames.filter((name) => !listComponents().includes(name))).toEqual([]);
});
