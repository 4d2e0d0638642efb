import * as contract from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sample } from '../../scripts/test-extent.js';
import { type Answer, askInside } from './testing/ask-inside.js';
import { type Library, startLibrary } from './testing/library.js';
import { countTraces } from './testing/look-inside.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';

let library: Library;
let site: Site;
let administrator: Visit;
let before: Awaited<ReturnType<typeof readState>>;
beforeAll(async () => {
  library = await startLibrary();
  site = await startSite({ cloudUrl: library.url });
  administrator = await site.as('administrator');
  await library.signUp(administrator);
  await site.snapshot('signed-in');
  before = await readState();
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

/** Builds arguments that are valid but refer to nothing that exists. */
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
/** Lists wrong values as they come in a query or a body. */
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
const enormous = 'x'.repeat(512 * 1024);

const argumentsOf = ({ name }: contract.Endpoint): string[] => {
  const call = calls.find((one) => one.name === name);
  return Object.keys((call?.input as { shape?: object } | undefined)?.shape ?? {});
};

/** Reads option names and account data. Cached answers and transients may change. */
const readState = async () => ({
  ...(await countTraces(site)),
  ...(await site.run<object>(
    `global $wpdb; return array(
      'options'  => $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name NOT LIKE '%transient%' AND option_name NOT LIKE 'kithouse\\_answer%' ORDER BY option_name" ),
      'accounts' => $wpdb->get_results( "SELECT user_id, meta_key, meta_value FROM $wpdb->usermeta WHERE meta_key LIKE '%kithouse%'" ) );`,
  )),
});

function toQuery(input: Record<string, unknown>): string {
  const pairs = (name: string, value: unknown): [string, string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => pairs(`${name}[${key}]`, inner))
      : [[name, String(value)]];
  return new URLSearchParams(Object.entries(input).flatMap(([name, value]) => pairs(name, value))).toString();
}

/** Returns the route with its path arguments and the remaining ones for query or body. */
function fill({ path }: contract.Endpoint, input: Record<string, unknown>): { route: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const route = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { [name]: value = 'none' } = rest;
    delete rest[name];
    return typeof value === 'string' ? value.replaceAll('\ud800', '\ufffd') : JSON.stringify(value);
  });
  return { route, rest };
}

/** Sends many requests to one call. */
function askAll(call: contract.Endpoint, given: Record<string, unknown>[]): Promise<Answer[]> {
  const { method } = call;
  const requests = given.map((input) => {
    const { route, rest } = fill(call, input);
    return { method, route, text: method === 'GET' ? toQuery(rest) : JSON.stringify(rest) };
  });
  return askInside(site, 'administrator', requests);
}

/** Returns the fault of a response, or undefined if it succeeded or refused in plain words without details. */
function findFault({ status, body }: Answer): string | undefined {
  const text = JSON.stringify(body) ?? '';
  const { code, message, data } = (body ?? {}) as { code?: unknown; message?: unknown; data?: { status?: unknown } };
  const isPlain = /^[a-z_]+$/.test(String(code)) && /^[^<>{}]{5,300}$/.test(String(message)) && data?.status === status;
  const isTalkative = /wordpress\/wp-|\.php|SQLSTATE|stack/i.test(text);
  return status >= 500 || (status >= 400 && (!isPlain || isTalkative)) ? `${status} ${text.slice(0, 300)}` : undefined;
}

const withArguments = calls.filter((call) => argumentsOf(call).length > 0);
/** Selects the calls that the plugin answers itself. */
const isTelling = ({ runs }: contract.Endpoint) => runs === 'site';

test.each(sample(withArguments, 10, isTelling).map((call) => [call.name, call] as const))(
  '%s survives wrong values of any argument and writes nothing',
  async (name, call) => {
    const cases = argumentsOf(call).flatMap((argument) =>
      Object.entries(wrong)
        .filter(([kind]) => !isRight(call, argument, kind))
        .map(([kind, value]) => ({ what: `${argument} is ${kind}`, input: { ...inputs[name], [argument]: value } })),
    );
    const answers = await askAll(
      call,
      cases.map(({ input }) => input),
    );
    const faults = Object.fromEntries(answers.map((answer, index) => [cases[index]?.what ?? '', findFault(answer)]));
    if (call.method !== 'GET') {
      const free = argumentsOf(call).filter((argument) => !isInPath(call, argument));
      const { route, rest } = fill(call, {
        ...inputs[name],
        ...Object.fromEntries(free.map((argument) => [argument, enormous])),
      });
      faults['all of them enormous'] = findFault(await administrator.rest(call.method, route, rest));
    }

    expect(Object.entries(faults).filter(([, fault]) => fault !== undefined)).toEqual([]);
    expect(await readState()).toEqual(before);
    expect(await site.readLog()).not.toMatch(/plugins\/kithouse\//);
  },
);

const switches = ['account.logout', 'connection.set-content-removal'];

/** Returns true for values that are valid after all, such as `true` for a switch. */
function isRight(call: contract.Endpoint, argument: string, kind: string): boolean {
  return (switches.includes(call.name) && kind === 'a truth') || (kind === 'a way up' && isInPath(call, argument));
}

const isInPath = ({ path }: contract.Endpoint, argument: string) => path.includes(`{${argument}}`);

const bodies: [name: string, body: string][] = [
  ['a list', '[1,2,3]'],
  ['a word', '"word"'],
  ['nothing at all', 'null'],
  ['half of an object', '{"id":1,'],
  ['no characters', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]).toString('latin1')],
  ['a very deep list', `{"id":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['ten thousand names', JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`a${n}`, n])))],
];

test.each(sample(bodies, 3))('survives a body that is %s in every call and writes nothing', async (_, body) => {
  const answers: Record<string, string> = {};
  for (const call of writes.filter(({ name }) => inputs[name])) {
    const answer = await administrator.rest('POST', call.path, body);
    answers[call.name] = findFault(answer) ?? (answer.status >= 400 ? 'refused' : 'taken');
  }

  expect(new Set(Object.values(answers))).toEqual(new Set(['refused']));
  expect(await readState()).toEqual(before);
});
