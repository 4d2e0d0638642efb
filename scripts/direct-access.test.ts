import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('exits every PHP file of the plugin when it is opened without WordPress', () => {
  const files = readdirSync('plugin/src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.php'));
  const isGuarded = (name: string) =>
    readFileSync(path.join('plugin/src', name), 'utf8').includes("defined( 'ABSPATH' ) || exit;");
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((name) => !isGuarded(name))).toEqual([]);
});
