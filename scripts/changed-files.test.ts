import { expect, test } from 'vitest';
import { chooseRun, findChangedRun } from './changed-files.js';

test.each([
  ['PHP of the plugin', 'plugin/src/Rest/Relay.php'],
  ['the contract that PHP reads', 'plugin/contract.json'],
  ['PHP of the playground', 'playground/site/mu-plugins/playground.php'],
])('runs all tests of the plugin when %s changed', (_, file) => {
  expect(chooseRun(['README.md', file]).isPluginWhole).toBe(true);
});

test.each(['plugin/tests/relay.test.ts', 'apps/cloud/src/app.ts', 'docs/hooks.md', 'package.json'])(
  'leaves %s to the tests that import it',
  (file) => {
    expect(chooseRun([file])).toEqual({ isPluginWhole: false, journeys: [] });
  },
);

test('runs the journeys that changed themselves', () => {
  expect(chooseRun(['e2e/journeys/share.spec.ts', 'e2e/src/wizard.ts']).journeys).toEqual(['journeys/share.spec.ts']);
});

test('compares with a commit of this repository', () => {
  expect(findChangedRun().since).toMatch(/^[0-9a-f]{40,}$/);
});
