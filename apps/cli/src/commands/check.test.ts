import { spawnSync } from 'node:child_process';
import { linkSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { longTest } from '../../../../scripts/long-test.js';
import { makeFolder, paragraph, picture } from '../testing/temp-folder.js';
import { sayError } from '../user-error.js';
import { check } from './check.js';

const refusalOf = (file: string) => check(file).then(() => 'accepted', sayError);
const fileOf = (content: string | Uint8Array, name = 'template.json') => path.join(makeFolder({ [name]: content }), name);

test.each([
  ['broken JSON', '{"content":[{"id":"a1b2c3d","elType":', /damaged/],
  ['an empty file', '', /empty/],
  ['JSON that is not a template', '{"name":"x","version":"1.0.0"}', /template/],
  ['text that is not a template', 'hello', /template/],
  ['an image', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13), /not a template/],
  ['JSON nested too deep', '['.repeat(100_000), /deep|JSON/],
])('refuses %s in one sentence without a stack', async (_, content, reason) => {
  const refusal = await refusalOf(fileOf(content));

  expect(refusal).toMatch(reason);
  expect(refusal).not.toMatch(/\n|\bat \S+:\d+/);
});

test('refuses a truncated zip in one sentence', async () => {
  const whole = zipSync({ 'bundle.json': new TextEncoder().encode('{"format":1}'.repeat(50)) });

  const refusal = await refusalOf(fileOf(whole.slice(0, whole.length - 30), 'kit.zip'));

  expect(refusal).toMatch(/zip/i);
  expect(refusal).not.toContain('\n');
});

longTest('refuses a zip that would unpack to far more than its size', async () => {
  const bomb = zipSync({ 'bundle.json': new Uint8Array(60 * 1024 * 1024) }, { level: 9 });

  const refusal = await refusalOf(fileOf(bomb, 'kit.zip'));

  expect(refusal).not.toBe('accepted');
  expect(refusal).not.toContain('\n');
});

test('refuses a zip with entries outside its root', async () => {
  const hostile = zipSync({ '../../outside.json': new TextEncoder().encode('{}') });

  expect(await refusalOf(fileOf(hostile, 'kit.zip'))).not.toBe('accepted');
});

test('refuses 50 MB of JSON by size before reading them', async () => {
  const file = fileOf('{"content":[');
  truncateSync(file, 50 * 1024 * 1024);

  expect(await refusalOf(file)).toBe('This file is 50 MB in size. The limit for its type is 2 MB.');
});

test('distinguishes a folder from a missing path', async () => {
  const folder = makeFolder({});

  expect(await refusalOf(folder)).toContain('is a folder');
  expect(await refusalOf(path.join(folder, 'gone.json'))).toContain('doesn’t exist');
});

test('accepts a picture beside the template and reports a missing or outside one with its position', async () => {
  const outside = makeFolder({ 'secret.webp': 'x' });
  const markup = [picture('media/here.webp'), picture('media/gone.webp'), picture('media/link.webp'), picture('../up.webp')].join(
    '\n\n',
  );
  const folder = makeFolder({ 'template.html': markup, 'media/here.webp': 'x' });
  symlinkSync(path.join(outside, 'secret.webp'), path.join(folder, 'media/link.webp'));
  linkSync(path.join(folder, 'media/here.webp'), path.join(folder, 'media/hard.webp'));

  const { ok, lines } = await check(path.join(folder, 'template.html'));

  expect(ok).toBe(false);
  const errors = lines.filter((line) => line.startsWith('error: '));
  expect(errors).toHaveLength(3);
  expect(errors.join()).toMatch(/gone\.webp.*link\.webp.*up\.webp/s);
  expect(errors[0]).toContain('(blocks[1]');
});

test('[R-SHELF-30] reports the page weight and the accessibility faults that the cloud will find', async () => {
  const heading = (level: number) =>
    `<!-- wp:heading {"level":${level}} -->\n<h${level} class="wp-block-heading">Rooms</h${level}>\n<!-- /wp:heading -->`;
  const folder = makeFolder({
    'faulty.html': [heading(2), heading(4), picture('media/a.webp', '')].join('\n\n'),
    'sound.html': [heading(2), heading(3), paragraph('Hello')].join('\n\n'),
    'media/a.webp': await sharp({ create: { width: 40, height: 30, channels: 3, background: '#308060' } })
      .webp()
      .toBuffer(),
  });

  const faulty = await check(path.join(folder, 'faulty.html'));
  const sound = await check(path.join(folder, 'sound.html'));

  expect(faulty.lines[1]).toMatch(/^It loads \d+ kB in 1 request\.$/);
  expect(faulty.lines.filter((line) => line.startsWith('warning: '))).toEqual([
    'warning: Some pictures have no description (alt text).',
    'warning: The headings skip a level.',
  ]);
  expect([faulty.ok, sound.lines.filter((line) => line.startsWith('warning: '))]).toEqual([true, []]);
});

longTest(
  'exits with 1 and one line on stderr for an invalid file, and with 0 for a valid one',
  () => {
    const folder = makeFolder({ 'bad.json': '{', 'good.html': paragraph('שלום') });
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['--import', 'tsx', 'apps/cli/src/main.ts', ...args], { encoding: 'utf8' });

    const bad = run('check', path.join(folder, 'bad.json'));
    const good = run('check', path.join(folder, 'good.html'));
    const unknown = run('destroy', folder);

    expect([bad.status, bad.stdout, bad.stderr.trim().split('\n').length]).toEqual([1, '', 1]);
    expect([good.status, good.stderr]).toEqual([0, '']);
    expect(good.stdout).toContain('It’s ready to use.');
    expect([unknown.status, unknown.stderr.split('\n', 1)]).toEqual([1, ['Unknown command “destroy”.']]);
  },
  60_000,
);

test('refuses a file that is not UTF-8', async () => {
  const folder = makeFolder({});
  writeFileSync(path.join(folder, 'x.html'), Uint8Array.of(0x3c, 0x21, 0xff, 0xfe, 0x00, 0x41));

  expect(await refusalOf(path.join(folder, 'x.html'))).not.toBe('accepted');
});
