import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@kithouse/playground';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const source = 'plugin/src';
const php = readdirSync(path.join(projectRoot, source), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.php'))
  .map((name) => read(path.join(source, name)))
  .join('\n');
const names = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

test('documents exactly the filters and actions of the plugin', () => {
  const offered = names(php, /(?:apply_filters|do_action)\( 'kithouse_(\w+)'/g);
  const documented = names(read('docs/hooks.md'), /^\| `kithouse_(\w+)` \|/gm).filter((name) => name !== 'remove_content');

  expect(documented).toEqual(offered);
});

test('documents every WP-CLI command', () => {
  const own = names(read('plugin/src/Cli/Import_Commands.php'), /public function (\w+)\( array \$args/g);
  const added = names(read('plugin/src/Plugin.php'), /'(resume|status|undo|list|search|login|logout|cache)'/g);
  const documented = names(read('docs/wp-cli.md'), /^\| `wp kithouse ([\w-]+)/gm);

  expect(documented).toEqual([...new Set([...own, ...added, 'cache', 'hand-over'])].sort());
});
