import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.js';

const folder = await mkdtemp(join(tmpdir(), 'kithouse-secrets-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function writeSecret(text: string): Promise<string> {
  const path = join(folder, `secret-${Math.random()}`);
  await writeFile(path, text);
  return path;
}

test('[R-OPS-83] reads secrets from files without the line break at their end', async () => {
  const DATABASE_URL_FILE = await writeSecret('postgres://user:pass@db/x\n');
  const KITHOUSE_METRICS_TOKEN_FILE = await writeSecret('c2NyYXBlLW1lLTAxMjM0NTY3\r\n');

  const config = readConfig({ DATABASE_URL_FILE, KITHOUSE_METRICS_TOKEN_FILE });

  expect([config.databaseUrl, config.metricsToken]).toEqual(['postgres://user:pass@db/x', 'c2NyYXBlLW1lLTAxMjM0NTY3']);
});

test('[R-OPS-83] lists every secret that can’t be read, without its content', async () => {
  const attempt = async () =>
    readConfig({
      SMTP_URL: 'smtp://mail.example',
      SMTP_URL_FILE: await writeSecret('smtp://other.example'),
      DATABASE_URL_FILE: join(folder, 'missing'),
      STRIPE_SECRET_KEY_FILE: await writeSecret(''),
      STRIPE_WEBHOOK_SECRET_FILE: await writeSecret('hunter2'),
    });

  const problem = await attempt().catch(({ message }: Error) => message);
  expect(problem).toContain('SMTP_URL: is set twice, also by SMTP_URL_FILE');
  expect(problem).toMatch(/DATABASE_URL_FILE: .+missing can’t be read \(ENOENT\)/);
  expect(problem).toMatch(/STRIPE_SECRET_KEY_FILE: .+ is empty/);
  expect(problem).toContain('STRIPE_WEBHOOK_SECRET: ');
  expect(problem).not.toMatch(/hunter2|other\.example/);
});

test('[R-OPS-83] still refuses misspelled names in production', () => {
  const given = { KITHOUSE_MODE: 'production', KITHOUSE_METRICS_TOKN_FILE: '/run/secrets/x' };

  expect(() => readConfig(given)).toThrow('KITHOUSE_METRICS_TOKN_FILE: is not a setting');
});
