import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { assertWithinBudget } from '../features/account/attempts.service.js';
import { createTestApp } from '../testing/test-app.js';

const app = await createTestApp();

type Person = Awaited<ReturnType<typeof app.user>>;

const headersOf = ({ api_key }: Person) => ({
  authorization: `Bearer ${api_key}`,
  [contract.brand.siteHeader]: 'https://site.example',
});

async function post(person: Person, { path }: contract.Endpoint, body: string) {
  const headers = { ...headersOf(person), 'content-type': 'application/json' };
  const response = await fetch(`${app.url}/v1${path}`, { method: 'POST', headers, body });
  const text = await response.text();
  return { status: response.status, text, json: JSON.parse(text) };
}

/** Announces a large body without sending it. Returns the code of the response. */
async function announce(path: string, headers: Record<string, string>): Promise<string> {
  const upload = request(`${app.url}/v1${path}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/octet-stream', 'content-length': 20_000_000 },
  });
  upload.flushHeaders();
  const [response] = (await once(upload, 'response')) as [IncomingMessage];
  const text = (await response.toArray()).join('');
  upload.destroy();
  return (JSON.parse(text) as { code: string }).code;
}

test('refuses a body with too many entries in plain words [R-OPS-01]', async () => {
  const ada = await app.user();

  const flat = await post(ada, contract.findMissingCloudMedia, JSON.stringify({ sha256: Array(20_001).fill(1) }));
  const nested = await post(ada, contract.findMissingCloudMedia, JSON.stringify({ x: Array(5000).fill([1, [2], {}]) }));

  expect([flat.status, nested.status]).toEqual([413, 413]);
  expect([flat.json.code, flat.json.message]).toEqual([
    'too_large',
    'The request has more than 20,000 entries. Send fewer at a time.',
  ]);
});

test('allows a template in a push more entries, but not its media [R-OPS-01]', async () => {
  const ada = await app.user();
  const entries = (count: number) => JSON.stringify({ name: 'x', platform: 'elementor', file_content: Array(count).fill(1) });

  const media = Object.fromEntries(Array.from({ length: 20_001 }, (_, n) => [`a${n}`, 1]));

  const usual = await post(ada, contract.pushCloudFile, entries(100_000));
  const huge = await post(ada, contract.pushCloudFile, entries(200_001));
  const wide = await post(ada, contract.pushCloudFile, JSON.stringify({ name: 'x', platform: 'elementor', media }));

  expect([usual, huge, wide].map(({ json }) => json.code)).toEqual(['invalid_bundle', 'too_large', 'too_large']);
});

test('names at most 20 issues [R-OPS-02]', async () => {
  const ada = await app.user();

  const { status, json, text } = await post(ada, contract.findMissingCloudMedia, JSON.stringify({ sha256: Array(2000).fill(1) }));

  expect([status, json.code, Object.keys(json.data.details).length]).toEqual([400, 'invalid_input', 20]);
  expect(text.length).toBeLessThan(2000);
});

test('refuses a body that is larger than its call needs [R-OPS-03]', async () => {
  const ada = await app.user();
  const markup = (bytes: number) => `<!-- wp:paragraph --><p>${'x'.repeat(bytes)}</p><!-- /wp:paragraph -->`;
  const pushOf = (bytes: number) => JSON.stringify({ name: 'x', platform: 'gutenberg', file_content: markup(bytes) });

  const other = await post(
    ada,
    contract.getCloudContent,
    JSON.stringify({ id: 1, platform: 'gutenberg', x: 'x'.repeat(600_000) }),
  );
  const large = await post(ada, contract.pushCloudFile, pushOf(1_900_000));
  const tooLarge = await post(ada, contract.pushCloudFile, pushOf(2_200_000));

  expect([other.status, large.status, tooLarge.status]).toEqual([413, 200, 413]);
  expect(tooLarge.json.message).toBe('This file is 2.1 MB in size. The limit for a template is 2 MB.');
});

test('refuses a caller over a limit before reading the body [R-OPS-04]', async () => {
  const ada = await app.user();
  await assertWithinBudget(app.deps, 'cloudMediaOfAccount', 3000, `${ada.id}`);

  expect(await announce(`/clouds/media/${'0'.repeat(64)}`, headersOf(ada))).toBe('rate_limited');
});

test('refuses the import of an unconfirmed account before reading the archive [R-OPS-04]', async () => {
  const { jar } = await (await app.user({ verified: false })).browse();
  const cookie = [...jar].map((pair) => pair.join('=')).join('; ');

  expect(await announce('/clouds/import', { cookie, origin: 'https://cloud.example', 'sec-fetch-site': 'same-origin' })).toBe(
    'not_verified',
  );
});

test('refuses the plan of a site for an unconfirmed account before it reads the body [R-OPS-112]', async () => {
  const [ada, eve] = [await app.user(), await app.user({ verified: false })];

  const [own, other] = [await post(ada, contract.createSiteImportPlan, '{'), await post(eve, contract.createSiteImportPlan, '{')];

  expect([own.json.code, other.json.code]).toEqual(['invalid_input', 'invalid_data']);
});
