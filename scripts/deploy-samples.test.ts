import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { settings } from '../apps/cloud/src/config.js';
import { launcher } from './build-cloud.js';

const folder = 'docs/deploy';
const units = ['kithouse-cloud.service', 'kithouse-backup.service', 'kithouse-backup.timer'];
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

/** Returns the values of a name in a unit of systemd. */
const valuesOf = (name: string, unit: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.+)$`, 'gm'))].map(([, value = '']) => value);

test.each(units.slice(0, 2))('starts the built program with existing commands and settings in %s', (name) => {
  const unit = read(name);
  const names = valuesOf('Environment', unit).map((text) => text.split('=')[0] ?? '');
  // A failed check must not stop the cloud from starting.
  const checks = valuesOf('ExecStartPre', unit).map((start) => start.replace(/^-/, ''));
  const starts = [...checks, ...valuesOf('ExecStart', unit)];

  expect(names.filter((one) => one !== 'NODE_ENV' && !(one in settings))).toEqual([]);
  expect(valuesOf('ExecStartPre', unit).filter((start) => !start.startsWith('-'))).toEqual([]);
  expect(starts.length).toBeGreaterThan(0);
  expect(
    starts.filter((start) => !new RegExp(`^/usr/bin/node /opt/kithouse/${launcher} (check|serve|backup .+)$`).test(start)),
  ).toEqual([]);
});

const hasSystemd = (() => {
  try {
    execFileSync('systemd-analyze', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

test.skipIf(!hasSystemd)('contains units that systemd accepts', () => {
  const copies = mkdtempSync(path.join(tmpdir(), 'units-'));
  onTestFinished(() => rmSync(copies, { recursive: true, force: true }));
  for (const name of units) {
    // Programs that this machine may not have.
    writeFileSync(path.join(copies, name), read(name).replaceAll('/usr/bin/node', process.execPath));
  }
  const verify = () =>
    execFileSync('systemd-analyze', ['verify', '--man=no', ...units.map((name) => path.join(copies, name))], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  expect(verify()).toBe('');
});

const samples = ['nginx.conf', 'cluster/nginx.conf'];

test.each(samples)('[R-PERF-32] stores copies of public files, and of nothing else, in %s', (name) => {
  const text = read(name).replace(/#.*$/gm, '');
  const [, pattern = '', inside = ''] = /location ~ "([^"]+)" \{([^}]*)\}/.exec(text) ?? [];
  const stored = ['a'.repeat(64), 'private/x', 'plugin/x.zip', 'export', 'download/1/2'].filter((file) =>
    new RegExp(pattern).test(`/files/${file.length === 64 ? `${file}.webp` : file}`),
  );

  expect(stored).toEqual(['a'.repeat(64)]);
  expect(inside).toContain('proxy_cache kithouse_files;');
  expect(text.match(/proxy_cache /g)).toHaveLength(1);
});

test('passes the headers and bodies that the cloud needs through the sample of nginx', () => {
  const text = read('nginx.conf')
    .replace(/#.*$/gm, '')
    .replace(/"[^"]*"/g, '');
  const statements = text.split(/[;{}]/).map((one) => one.trim());

  expect(text.split('{').length).toBe(text.split('}').length);
  expect(statements).toEqual(
    expect.arrayContaining([
      'client_max_body_size 257m',
      'proxy_set_header Host $host',
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for',
      'proxy_set_header X-Request-Id $kithouse_request_id',
      'default $http_x_request_id',
      'proxy_next_upstream error timeout http_503',
    ]),
  );
});
