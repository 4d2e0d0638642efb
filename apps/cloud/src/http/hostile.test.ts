import * as contract from '@kithouse/contract';
import { beforeEach, expect, test } from 'vitest';
import { sample } from '../../../../scripts/test-extent.js';
import { createTestApp } from '../testing/test-app.js';

const app = await createTestApp();
const publisher = await app.publisher();
let operator: Awaited<ReturnType<typeof app.operator>>;
// Some calls end keys or roles of operators.
beforeEach(async () => {
  operator = await app.operator();
});

type Call = contract.Endpoint;
const calls = Object.values<unknown>(contract)
  .filter((value): value is Call => typeof value === 'object' && value !== null && 'runs' in value)
  .filter(({ runs, binary }) => runs !== 'site' && !binary);

const site = { url: 'https://site.example', name: 'Site' };
const names = { first_name: 'Ada', last_name: 'Lovelace' };
/** Lists valid input of each call, so that only one field is wrong. */
const samples: Record<string, object> = {
  'account.connect': { email: 'a@example.com', password: 'a good password', site },
  'account.register': {
    ...names,
    email: 'a@example.com',
    password: 'a good password',
    confirm_password: 'a good password',
    site,
  },
  'session.sign-in': { email: 'a@example.com', password: 'a good password' },
  'session.sign-up': { ...names, email: 'a@example.com', password: 'a good password', confirm_password: 'a good password' },
  'account.change-name': names,
  'account.change-email': { email: 'a@example.com', password: 'a good password' },
  'account.change-password': { password: 'a good password', new_password: 'another password' },
  'account.reset-password': { token: 'x', password: 'a good password' },
  'favourites.toggle': { id: 1, itemType: 'pack', action: 'do' },
  'content.get': { id: 1, platform: 'elementor' },
};

const wrongValues = [
  null,
  true,
  1,
  1.5,
  -1,
  9e15,
  1e308,
  'text',
  '',
  '\0',
  '\ud800',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  [],
  [[]],
  {},
];
/** Selects values that are neither number nor word, and some that PostgreSQL cannot store. */
const someValues = sample(wrongValues, 4, (value) => value === '\0' || value === '\ud800' || value === 1e308);
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

/** Returns the credential for a call: a cookie for the portal, otherwise a key. */
async function admit({ access, own_pages }: Call): Promise<Record<string, string>> {
  if (own_pages || access === 'session') {
    const { jar } = await (await app.user()).browse();
    return { cookie: [...jar].map((pair) => pair.join('=')).join(), origin: 'https://cloud.example' };
  }
  const keys: Partial<Record<contract.Access, string>> = { publisher: publisher.api_key, operator: operator.api_key };
  const key = keys[access] ?? (await app.user()).api_key;
  return { authorization: `Bearer ${key}`, [contract.brand.siteHeader]: site.url };
}

/** Sends a raw body as an authorised caller. Returns the status and the response. */
async function send(call: Call, body: string, { field = '', value = '', type = 'application/json' } = {}) {
  const isGet = call.method === 'GET';
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => (name === field ? encode(value) : '999999'));
  const query = isGet && field !== '' ? `?${field}=${encode(value)}` : '';
  const response = await fetch(`${app.url}/v1${path}${query}`, {
    method: call.method,
    headers: { ...(await admit(call)), ...(isGet ? {} : { 'content-type': type }) },
    body: isGet ? undefined : body,
  });
  return { status: response.status, text: await response.text() };
}

const encode = (text: string) => encodeURIComponent(text.replaceAll('\ud800', '\ufffd'));

function isJson(text: string) {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

const fieldsOf = ({ input }: Call) => Object.keys(input._zod.def.shape);

test('covers every call of the cloud', () => {
  expect(calls.length).toBeGreaterThan(15);
});

test.each(calls.map((call) => [call.name, call] as const))(
  '%s: answers a field of a wrong type without a server error',
  async (_, call) => {
    const answers = [];
    for (const field of fieldsOf(call)) {
      // Invalid calls count towards the limits too.
      await app.db.deleteFrom('attempts').execute();
      for (const value of someValues) {
        const input = { ...samples[call.name], [field]: value };
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        const isPlain = call.method !== 'GET' && !call.path.includes('{');
        const must = isPlain && !call.input.safeParse(input).success ? 400 : undefined;
        answers.push({ field, value, must, ...(await send(call, JSON.stringify(input), { field, value: text })) });
      }
    }

    const wrong = answers.filter(({ must, status, text }) => status >= 500 || status !== (must ?? status) || !isJson(text));

    expect(wrong).toEqual([]);
  },
);

const writes = calls.filter(({ method }) => method !== 'GET');
test.each(sample(writes, 8).map((call) => [call.name, call] as const))(
  '%s: refuses a body that is no JSON object with the standard error',
  async (_, call) => {
    const bodies = [
      '{',
      '',
      '[]',
      '"text"',
      '12',
      'null',
      '{"a":1}}',
      deep,
      '\u0000',
      '\ufeff{',
      `{"__proto__":{"x":1}`,
      '{"a":NaN}',
    ];

    const answers = await Promise.all(bodies.map((body) => send(call, body)));

    const wrong = answers.filter(({ status, text }) => status !== 400 || JSON.parse(text).code !== 'invalid_input');
    expect(wrong).toEqual([]);
  },
);

test('[R-API-04] refuses a body that is not JSON', async () => {
  const kinds = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'nonsense',
  ];

  const answers = await Promise.all(
    kinds.map((kind) => send(contract.forgotPassword, '{"email":"a@example.com"}', { type: kind })),
  );

  expect(answers.map(({ status, text }) => [status, JSON.parse(text).code])).toEqual(kinds.map(() => [400, 'invalid_input']));
});

test('refuses 50 MB of JSON before reading them', async () => {
  const answer = await send(contract.forgotPassword, JSON.stringify({ email: 'x'.repeat(50_000_000) })).catch(() => undefined);

  // The server may close the connection before its response is read; both count as a refusal.
  expect(answer === undefined || answer.status === 413).toBe(true);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
});

test('refuses a file of more than 30 MB', async () => {
  const attempt = publisher.call(contract.uploadMedia, { sha256: '0'.repeat(64) }, { file: new Uint8Array(31 * 1024 * 1024) });

  // As above, the connection may be closed first.
  await expect(attempt).rejects.toMatchObject({ code: expect.stringMatching(/^(too_large|kithouse_api_error)$/) });
});

test('reads no large body of an unauthenticated caller', async () => {
  const response = await fetch(`${app.url}/v1${contract.publishItem.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });

  expect([response.status, (await response.json()) as unknown]).toEqual([
    401,
    new contract.AppError('is_signed_failed').toJSON(),
  ]);
});

test('ignores prototype-polluting keys in a body', async () => {
  const body = '{"email":"nobody@example.com","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';

  const { status } = await send(contract.forgotPassword, body);

  expect([status, ({} as { polluted?: boolean }).polluted]).toEqual([200, undefined]);
});

test('ignores prototype-polluting keys in a query', async () => {
  const answers = await Promise.all(
    ['__proto__', 'constructor', 'toString', 'hasOwnProperty'].map((name) => fetch(`${app.url}/v1/items?${name}=1`)),
  );

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test("publishes nothing with an account's key, and accepts the publisher's key for no account", async () => {
  const ada = await app.user();
  const attempts = [ada.call(contract.findMissingMedia, { sha256: [] }), publisher.call(contract.getProfile, {})];

  const codes = (await Promise.allSettled(attempts)).map((result) => result.status === 'rejected' && result.reason.code);

  expect(codes).toEqual(['invalid_permission', 'invalid_api_key']);
});
