import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../stamp.js';
import { collectMessages } from './collect.js';
import { findBareTexts } from './find-bare-texts.js';
import { listPlaceholders } from './message.js';
import { findFault, parsePo } from './po.js';

const find = (code: string) => findBareTexts({ file: 'a.tsx', code });

describe('finds an untranslated text', () => {
  test.each([
    ['between tags', 'const A = () => <p>Your order</p>;'],
    ['as one lower-case word', 'const A = () => <p>{name} added</p>;'],
    ['in a label', 'const A = () => <Field label="Email" />;'],
    ['in an aria-label', 'const A = () => <nav aria-label="pages" />;'],
    ['behind a condition', "const A = () => <p>{isDone && 'It is done.'}</p>;"],
    ['in a record of labels', "const words = { paid: 'Paid' };"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: The text is source code with a template literal.
    ['in a template', 'const A = () => <Card title={`Order of ${name}`} />;'],
    ['beside a translated one', "const A = () => <p>{t('Order')} Number</p>;"],
  ])('%s', (_, code) => {
    expect(find(code)).toHaveLength(1);
    expect(find(code)[0]).toMatch(/^a\.tsx:1: /);
  });

  test.each([
    "const A = () => <p className=\"h1 soft\" aria-label={t('Pages')}>{t('Your order')} · {count}</p>;",
    "throw new AppError('no', 'Refused for good.'); throw new Error('useSession needs a provider.');",
    "import { Thing } from './Some Thing.js'; const plan = 'one_time', page = '/sign-in';",
    "const text = tn('One page', 'Many pages', 2);",
  ])('and finds nothing else: %s', (code) => {
    expect(find(code)).toEqual([]);
  });
});

/** Lists names, keys and commands that are the same in every language. */
const sameEverywhere = /: (Elementor|Gutenberg|token of|Bearer|\(prefers-color-scheme: dark\)|orders (confirm|refuse))$/;

test('finds no untranslated text of the portal and the mails', () => {
  const places = [
    'apps/portal/src',
    ...['account', 'orders', 'invitations'].map((name) => `apps/cloud/src/features/${name}/mails`),
  ];
  const files = places.flatMap(listFiles).filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file));

  const bare = files.flatMap((file) => findBareTexts({ file, code: readFileSync(file, 'utf8') }));

  expect(files.length).toBeGreaterThan(50);
  expect(bare.filter((one) => !sameEverywhere.test(one))).toEqual([]);
});

test('has every text of the portal and the mails in German', async () => {
  const { messages, faults } = await collectMessages('provider');
  const { entries } = parsePo(readFileSync('apps/portal/languages/kithouse-portal-de_DE.po', 'utf8'));

  expect(faults).toEqual([]);
  expect(entries.map(({ single }) => single).toSorted()).toEqual(messages.map(({ single }) => single).toSorted());
  expect(entries.filter((entry) => findFault(entry, listPlaceholders)).map(({ single }) => single)).toEqual([]);
});

test('treats tags of a text as placeholders that a translation must keep', () => {
  expect(listPlaceholders('Agree to the <terms>terms</terms> of {name}')).toEqual(['</terms>', '<terms>', '{name}']);
});
