import { expect, test } from 'vitest';
import { readConfig, settings } from './config.js';

test('starts a development cloud on this machine only when nothing is set', () => {
  const config = readConfig({});

  expect(config).toMatchObject({ mode: 'development', host: '127.0.0.1', port: 8882, publicUrl: 'http://127.0.0.1:8882' });
});

test('builds a working URL for a cloud on an IPv6 address', () => {
  expect(readConfig({ KITHOUSE_HOST: '::1' }).publicUrl).toBe('http://[::1]:8882');
});

test('lists every invalid setting at once without its value', () => {
  const wrong = { KITHOUSE_PORT: '99999', KITHOUSE_MODE: 'test', DATABASE_URL: 'mysql://user:hunter2@db/x', LOG_LEVEL: 'loud' };

  const attempt = () => readConfig(wrong);

  expect(attempt).toThrow(/KITHOUSE_MODE: .+\n.*KITHOUSE_PORT: .+\n.*DATABASE_URL: .+\n.*LOG_LEVEL: /);
  expect(attempt).not.toThrow(/hunter2/);
});

test('treats an empty value as missing', () => {
  expect(readConfig({ SMTP_URL: '', KITHOUSE_PORT: '' })).toMatchObject({ smtpUrl: undefined, port: 8882 });
});

test('requires a mail server and a sender in production', () => {
  const smtp = { KITHOUSE_MODE: 'production', KITHOUSE_PUBLIC_URL: 'https://cloud.example', SMTP_URL: 'smtps://mail.example' };

  expect(() => readConfig({ KITHOUSE_MODE: 'production' })).toThrow('SMTP_URL: is needed in production');
  expect(() => readConfig(smtp)).toThrow('MAIL_FROM: is needed in production');
  expect(readConfig({ ...smtp, MAIL_FROM: 'Kit <kit@mail.example>' }).mode).toBe('production');
});

test('drops a trailing slash of the public address', () => {
  expect(readConfig({ KITHOUSE_PUBLIC_URL: 'https://cloud.example/' }).publicUrl).toBe('https://cloud.example');
});

test('trusts forwarded addresses from nobody, from named proxies or over a number of hops', () => {
  const hops = readConfig({ KITHOUSE_TRUST_PROXY: '2' }).trustProxy;

  expect(readConfig({}).trustProxy).toBe(false);
  expect(readConfig({ KITHOUSE_TRUST_PROXY: '10.0.0.1, 10.0.0.2' }).trustProxy).toEqual(['10.0.0.1', '10.0.0.2']);
  expect(typeof hops === 'function' && [1, 2].map((hop) => hops('10.0.0.1', hop))).toEqual([true, false]);
});

test('allows 30 files on the free plan and 1,000 on a paid one unless configured, and no limit for a negative number', () => {
  expect(readConfig({}).cloudFiles).toEqual({ free: 30, paid: 1000 });
  expect(readConfig({ KITHOUSE_CLOUD_FILES: '0', KITHOUSE_CLOUD_FILES_PAID: '-1' }).cloudFiles).toEqual({ free: 0, paid: -1 });
  expect(() => readConfig({ KITHOUSE_CLOUD_FILES: '-2' })).toThrow('KITHOUSE_CLOUD_FILES: must be -1');
  expect(() => readConfig({ KITHOUSE_CLOUD_FILES_PAID: '1.5' })).toThrow('KITHOUSE_CLOUD_FILES_PAID');
});

test('lists every setting with its meaning and default in the example file', async () => {
  const entries = Object.entries(settings).map(([name, schema]) => {
    const fallback = schema.safeParse(undefined);
    return `# ${schema.description}\n# ${name}=${fallback.success ? (fallback.data ?? '') : ''}\n`;
  });

  await expect(
    `# Settings of the cloud. All have defaults; remove the # of a line to change its setting.\n\n${entries.join('\n')}`,
  ).toMatchFileSnapshot('../.env.example');
});

const production = {
  KITHOUSE_MODE: 'production',
  KITHOUSE_PUBLIC_URL: 'https://cloud.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'kit@mail.example',
};

test.each([
  { KITHOUSE_PUBLIC_URL: 'http://cloud.example' },
  { KITHOUSE_PUBLIC_URL: '', KITHOUSE_HOST: '0.0.0.0' },
  { KITHOUSE_PUBLIC_ULR: 'https://cloud.example' },
  { KITHOUSE_TRUST_PROXY: 'banana' },
  { KITHOUSE_TRUST_PROXY: '10.0.0.0/33' },
  { KITHOUSE_RENDERER: '/usr/bin/no-such-chromium' },
])('[R-OPS-32] refuses %o in production and names the setting', (wrong) => {
  expect(() => readConfig({ ...production, ...wrong })).toThrow(Object.keys(wrong)[0]);
});

test.each([
  { KITHOUSE_PUBLIC_URL: 'http://127.0.0.1:8882' },
  { KITHOUSE_PUBLIC_URL: '' },
  { KITHOUSE_TRUST_PROXY: '10.0.0.0/8, ::1, uniquelocal' },
])('[R-OPS-32] accepts %o in production', (right) => {
  expect(readConfig({ ...production, ...right }).mode).toBe('production');
});

test.each([
  [{ KITHOUSE_PREVIEW_URL: 'https://preview.example' }],
  [{ KITHOUSE_PREVIEW_URL: 'https://cloud.example/previews', KITHOUSE_PUBLIC_URL: 'https://cloud.example' }],
])('[R-OPS-111] refuses %j, because previews would have the address of accounts', (given) => {
  expect(() => readConfig(given)).toThrow('KITHOUSE_PREVIEW_URL: needs another host than KITHOUSE_PUBLIC_URL');
});
