import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const program = process.env.PHPCS || 'phpcs';
const standards = spawnSync(program, ['-i'], { encoding: 'utf8' }).stdout ?? '';
const isInstalled = /\bWordPress\b/.test(standards) && /\bUniversal\b/.test(standards);

// CONTRIBUTING.md explains how to install it.
test.skipIf(!isInstalled)('passes the WordPress Coding Standards of plugin/phpcs.xml.dist', () => {
  const { status, stdout, stderr } = spawnSync(program, ['--report=emacs', '-q', '-d', 'memory_limit=1G'], {
    cwd: 'plugin',
    encoding: 'utf8',
  });
  expect(`${stdout}${stderr}`.trim()).toBe('');
  expect(status).toBe(0);
});
