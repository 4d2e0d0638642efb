import type { ImportPlan, Op, OpName } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { container, widget } from '../../../../../packages/kits/src/testing/fixtures.js';
import { kitFiles, zipOf } from '../../../../../packages/kits/src/testing/kit-zip.js';
import { item, menuItem, term, wxr } from '../../../../../packages/kits/src/testing/wxr.js';
import { longTest } from '../../../../../scripts/long-test.js';
import { checkAndPublishPack, planPack } from '../../testing/check-and-publish-pack.js';
import { createTestApp } from '../../testing/index.js';

const app = await createTestApp();
const opsOf = <Name extends OpName>({ ops }: ImportPlan, name: Name) =>
  ops.filter((op): op is Extract<Op, { op: Name }> => op.op === name);
const keysOf = (plan: ImportPlan) => opsOf(plan, 'post.create').map(({ args }) => args.document.key);
const messages = (warnings: { message: string }[]) => warnings.map(({ message }) => message);
const sound = { checked: 'ok: It’s ready to use.', refused: '', is_there: true };

test('imports the valid parts of a defective export and lists exactly what is omitted [R-FSI-01]', async () => {
  const export_ = wxr(
    '<wp:author><wp:author_email>owner@demo.test</wp:author_email></wp:author>',
    term(7, 'category', 'news', 'gone'),
    term(8, 'genre', 'jazz'),
    item({ id: 1, slug: 'home', content: '<p><a href="https://demo.test/site/lost/">x</a></p><!-- wp:block {"ref":99} /-->' }),
    item({ id: 2, slug: 'a', title: 'A', parent: 3 }),
    item({ id: 3, slug: 'b', title: 'B', parent: 2 }),
    item({ id: 4, slug: 'home', title: 'Second home' }),
    ...['trash', 'private', 'auto-draft'].map((status, n) => item({ id: 10 + n, status, content: 'secret' })),
    item({ id: 20, more: '<wp:post_password>x</wp:post_password>', content: 'secret' }),
    item({ id: 21, type: 'product' }),
    item({ id: 22, type: 'attachment', status: 'inherit' }).replace(/<guid>.*<\/guid>/, ''),
    menuItem(50, 'top', 'Gone', { type: 'post_type', object_id: '404' }),
    menuItem(51, 'top', 'Evil', { type: 'custom', url: 'javascript:alert(1)' }),
    menuItem(52, 'top', 'B', { type: 'post_type', object_id: '3' }),
  );

  expect(await checkAndPublishPack(app, 'demo.xml', export_, 'odd-export')).toEqual(sound);
  const { info, plan, text } = await planPack(app, 'odd-export');

  expect(messages(info.warnings)).toEqual([
    ...['trash', 'private', 'auto-draft'].map(
      (status) => `Skipped because only published content is included: 1 page with the status “${status}”.`,
    ),
    'Skipped because only public content is included: 1 page with a password.',
    'Skipped: 1 product, because shops have their own import.',
    'Skipped: 1 media file without an address.',
    'Skipped: 1 user. The person who imports the pack owns all content.',
    'The page “Page 1” becomes the front page because of its name.',
    'The parent of the term “category/news” is “category/gone”, which is missing. It was moved to the top level.',
    'The link to https://demo.test/site/lost/ points to content of the author’s site that isn’t included.',
    '“B” is its own parent. It was moved to the top level.',
    'The menu entry “Gone” was skipped because its target isn’t included.',
    'The menu entry “Evil” was skipped because its target isn’t included.',
    'Skipped: 1 term of “genre”, a taxonomy of a plugin or theme.',
    '1 document had the same address as another and got a number at the end, starting with “home”.',
    'This uses a synced pattern of the author’s site, which isn’t included. Its ID was removed.',
  ]);
  expect(keysOf(plan).toSorted()).toEqual(['a', 'b', 'home', 'home-2']);
  expect(opsOf(plan, 'menu.fill').flatMap(({ args }) => args.items.map(({ title }) => title))).toEqual(['B']);
  expect(text).not.toMatch(/secret|javascript:|owner@/);
});

test('omits hostile names and styles of a kit and lists them', async () => {
  const button = container(
    '1',
    widget('2', 'button', { link: { url: 'javascript:alert(1)' } }),
    widget('3', 'global', { templateID: 77 }),
    widget('4', 'form', { form_fields: [], email_to: 'me@evil.test' }),
  );
  const kit = kitFiles(
    {
      version: '4.2',
      templates: {
        5: {
          title: 'Sale',
          doc_type: 'popup',
          conditions: [{ type: 'include', name: 'singular', sub_name: 'page', sub_id: '812' }],
        },
      },
    },
    {
      'templates/5.json': { content: [button], settings: [] },
      'site-settings.json': { settings: { custom_css: 'a{}</style><script>alert(1)</script>', h1_color: '#112233' } },
      'shell\u202egnp.php': '<?php system($_GET[0]);',
    },
  );

  expect(await checkAndPublishPack(app, 'kit.zip', zipOf(kit), 'odd-kit')).toMatchObject({ refused: '', is_there: true });
  const { info, plan, text } = await planPack(app, 'odd-kit');

  expect(messages(info.warnings)).toEqual([
    'This kit has the unknown format version “4.2”. Check the result for missing content.',
    'Skipped: styles that contain HTML, which isn’t allowed: custom_css.',
    'Skipped: files that aren’t part of the site’s content: shell\u{fffd}gnp.php.',
    'The display condition “include/singular/page/812” refers to content of the author’s site and was skipped. Set it again after the import.',
    'The form sent its messages to its author. They now go to the administrator of your site.',
  ]);
  expect(keysOf(plan)).toEqual(['sale', 'home']);
  expect(text).not.toMatch(/system\(|me@evil|<\/style>/);
});

longTest(
  'splits a plan of ten thousand terms and a thousand posts into chunks within the memory limit',
  async () => {
    const terms = Array.from({ length: 10_000 }, (_, n) => term(n + 1, 'category', `t-${n}`, n % 100 === 0 ? '' : `t-${n - 1}`));
    const posts = Array.from({ length: 1000 }, (_, n) =>
      item({ id: n + 1, type: 'post', slug: `p-${n}`, more: `<category domain="category" nicename="t-${n}">x</category>` }),
    );

    expect(await checkAndPublishPack(app, 'large.xml', wxr(...terms, ...posts), 'odd-large')).toEqual(sound);
    const { info, plan } = await planPack(app, 'odd-large');

    expect([info.terms, info.documents.length, plan.totals.documents]).toEqual([10_000, 1000, 1000]);
    expect(plan.parts?.every(({ bytes }) => bytes <= 256 * 1024)).toBe(true);
    // Only terms that the posts use; it has no pictures, links or menus.
    expect(plan.totals.ops).toBeGreaterThan(2000);
    expect(process.memoryUsage().rss / 1024 ** 2).toBeLessThan(1500);
  },
  180_000,
);
