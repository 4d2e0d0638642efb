import * as contract from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Library, startLibrary } from './testing/library.js';
import { countTraces } from './testing/look-inside.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';

let library: Library;
let site: Site;
let administrator: Visit;
beforeAll(async () => {
  library = await startLibrary();
  site = await startSite({ cloudUrl: library.url });
  administrator = await site.as('administrator');
  await library.signUp(administrator);
  await site.snapshot('signed-in');
});
afterAll(async () => {
  await site?.close();
  await library?.stop();
});
beforeEach(() => site.restore('signed-in'));

const calls = Object.values<unknown>(contract).filter(
  (value): value is contract.Endpoint =>
    typeof value === 'object' && value !== null && 'runs' in value && value.runs !== 'provider',
);
const writes = calls.filter(({ method }) => method !== 'GET');

/** What is right about a call whose other arguments are wrong; none of it leads to anything that exists. */
const nothing = 2_147_483_647;
const inputs: Record<string, Record<string, unknown>> = {
  'items.get': { slug: 'no-such-item' },
  'favourites.toggle': { id: nothing, itemType: 'pack', action: 'do' },
  'account.signup': { first_name: 'A', last_name: 'B', email: 'nobody', password: 'x', confirm_password: 'x' },
  'account.login': { email: 'nobody@example.test', password: 'wrong' },
  insert: { id: nothing, platform: 'gutenberg' },
  'import.page': { id: nothing, title: 'Bread', platform: 'gutenberg' },
};
const markup = '"><script>alert(1)</script>';
/** As a query or a body would bring them. */
const wrong = {
  'an object': { $gt: 0 },
  'an object in lists': [[{ id: 1 }]],
  'a list of markup': [markup, markup],
  markup,
  'a control character': 'a\u0000b',
  'half a character': '\ud800',
  'a way up': '../../../wp-config.php',
  'a fraction': -1.5,
  'more than a number can be': '9'.repeat(400),
  'a truth': true,
};
const enormous = 'x'.repeat(1024 * 1024);

const argumentsOf = ({ name }: contract.Endpoint): string[] => {
  const call = calls.find((one) => one.name === name);
  return Object.keys((call?.input as { shape?: object } | undefined)?.shape ?? {});
};

/** The names of the options, and what is kept of accounts. Kept answers and transients come and go. */
const readState = async () => ({
  ...(await countTraces(site)),
  options: await site.run(
    `global $wpdb; return $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name NOT LIKE '%transient%' AND option_name NOT LIKE 'kithouse\\_answer%' ORDER BY option_name" );`,
  ),
  accounts: await site.run(
    `global $wpdb; return $wpdb->get_results( "SELECT user_id, meta_key, meta_value FROM $wpdb->usermeta WHERE meta_key LIKE '%kithouse%'" );`,
  ),
});

function toQuery(input: Record<string, unknown>): string {
  const pairs = (name: string, value: unknown): [string, string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => pairs(`${name}[${key}]`, inner))
      : [[name, String(value)]];
  return new URLSearchParams(Object.entries(input).flatMap(([name, value]) => pairs(name, value))).toString();
}

function ask({ method, path }: contract.Endpoint, input: Record<string, unknown>) {
  const given = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { [name]: value } = given;
    delete given[name];
    return encodeURIComponent(typeof value === 'string' ? value.replaceAll('\ud800', '\ufffd') : JSON.stringify(value));
  });
  return method === 'GET' ? administrator.rest(method, `${filled}?${toQuery(given)}`) : administrator.rest(method, filled, given);
}

/** What is wrong with an answer, or undefined: it understood after all, or it refuses in plain words, and it gives nothing away. */
function findFault({ status, body }: { status: number; body: unknown }): string | undefined {
  const text = JSON.stringify(body) ?? '';
  const { code, message, data } = (body ?? {}) as { code?: unknown; message?: unknown; data?: { status?: unknown } };
  const isPlain = /^[a-z_]+$/.test(String(code)) && /^[^<>{}]{5,300}$/.test(String(message)) && data?.status === status;
  const isTalkative = /wordpress\/wp-|\.php|SQLSTATE|stack/i.test(text);
  return status >= 500 || (status >= 400 && !isPlain) || isTalkative ? `${status} ${text.slice(0, 300)}` : undefined;
}

test.each(calls.filter((call) => argumentsOf(call).length > 0).map((call) => [call.name, call] as const))(
  '%s takes nothing wrong in any argument, breaks on nothing and writes nothing',
  async (name, call) => {
    const before = await readState();
    const values = call.method === 'GET' ? wrong : { ...wrong, enormous };
    const faults: Record<string, string | undefined> = {};

    for (const argument of argumentsOf(call)) {
      for (const [kind, value] of Object.entries(values)) {
        // What is true is right for the switch that signs out, and no address leads up and out of a path.
        const isMeant = name === 'account.logout' && kind === 'a truth';
        const isElsewhere = kind === 'a way up' && call.path.includes(`{${argument}}`);
        if (!isMeant && !isElsewhere) {
          faults[`${argument} is ${kind}`] = findFault(await ask(call, { ...inputs[name], [argument]: value }));
        }
      }
    }

    expect(Object.entries(faults).filter(([, fault]) => fault !== undefined)).toEqual([]);
    expect(await readState()).toEqual(before);
    expect(await site.readLog()).not.toMatch(/plugins\/kithouse\//);
  },
);

const bodies: [name: string, body: string][] = [
  ['a list', '[1,2,3]'],
  ['a word', '"word"'],
  ['nothing at all', 'null'],
  ['half of an object', '{"id":1,'],
  ['no characters', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]).toString('latin1')],
  ['a very deep list', `{"id":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['ten thousand names', JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`a${n}`, n])))],
];

test.each(bodies)('a body that is %s breaks no call and writes nothing', async (_, body) => {
  const before = await readState();

  const answers: Record<string, string> = {};
  for (const call of writes.filter(({ name }) => inputs[name])) {
    const answer = await administrator.rest('POST', call.path, body);
    answers[call.name] = findFault(answer) ?? (answer.status >= 400 ? 'refused' : 'taken');
  }

  expect(new Set(Object.values(answers))).toEqual(new Set(['refused']));
  expect(await readState()).toEqual(before);
});
