import { createHash, randomUUID } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { drawPicture, openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { codeOf } from '../../testing/people.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
type Person = Awaited<ReturnType<typeof app.user>>;
type Asked = Partial<contract.Input<typeof contract.createSitePlan>>;
type Given = Parameters<typeof catalogue.publish>[0];

const ask = ({ call }: Pick<Person, 'call'>, id: number, more: Asked = {}) =>
  call(contract.createSitePlan, { id, platform: 'gutenberg', choices: {}, ...more });

const planOf = async (...asked: Parameters<typeof ask>) => contract.SitePlan.parse(JSON.parse((await ask(...asked)).plan));

const blocks = (key: string, more: Partial<contract.BundleDocument> = {}) =>
  ({
    key,
    title: key,
    slug: key,
    post_type: 'page',
    template_type: 'page',
    kind: 'blocks',
    content: `<!-- wp:paragraph --><p>${key}</p><!-- /wp:paragraph -->`,
    ...more,
  }) as contract.BundleDocument;

/** A pack with one of everything. */
async function publishPack(more: Given = {}) {
  const [logo, bread] = await Promise.all([catalogue.upload(await drawPicture()), catalogue.upload(await drawPicture())]);
  const media = [logo, bread].map((sha256) => ({ sha256, mime: 'image/webp', bytes: 1, alt: '', file_name: 'bread.webp' }));
  const shown = `<!-- wp:image {"id":"kit:media/${bread}/id"} --><img src="kit:media/${bread}/url" alt=""/><!-- /wp:image -->`;
  const published = await catalogue.publish({
    type: 'pack',
    title: 'Bakery',
    fullsite_import: true,
    categories: ['Blog Magazine'],
    site: { title: 'Rye & Sons', slogan: 'Bread', logo, theme: { slug: 'plain', name: 'Plain' } },
    settings: { colors: [{ id: 'primary', title: 'Crust', color: '#8e5932', role: 'system' }], fonts: [] },
    terms: [{ key: 'category/news', taxonomy: 'category', slug: 'news', name: 'News' }],
    menus: [
      {
        slug: 'main',
        name: 'Main',
        locations: ['primary'],
        items: [
          { key: 'home', title: 'Home', document: 'home' },
          { key: 'news', title: 'News', term: 'category/news' },
        ],
      },
    ],
    forms: [{ key: 'contact', title: 'Contact', post_type: 'wpcf7_contact_form', content: '[text name]', meta: {} }],
    documents: [
      blocks('home', { front_page: true, content: `${shown}<p><a href="kit:doc/first/url">First</a></p>` }),
      blocks('blog', { posts_page: true }),
      blocks('header', {
        post_type: 'kithouse_part',
        template_type: 'header',
        conditions: ['include/general'],
        content: '<!-- wp:navigation {"ref":"kit:menu/main"} /-->',
      }),
      blocks('first', { post_type: 'post', template_type: 'post', terms: ['category/news'], is_demo: true, featured: bread }),
    ],
    media,
    ...more,
  });
  return { ...published, logo, bread };
}

test('[R-FSI-13] a pack with everything becomes steps in their order, what visitors see at the very end', async () => {
  const ada = await app.user();
  const { id, logo, bread } = await publishPack();

  const plan = await planOf(ada, id, {
    choices: {
      title: 'My bakery',
      slogan: 'Fresh',
      logo: 'pack',
      color: { primary: '#112233' },
      theme: 'plain',
      plugins: ['embedpress'],
    },
  });

  expect(plan.ops.map(({ id, step }) => [id, step])).toEqual([
    ['require', 'permission'],
    ['media.1', 'download'],
    ['theme', 'theme'],
    ['plugin.1', 'plugin'],
    ['menu.1', 'templates'],
    ['post.1', 'templates'],
    ['post.2', 'wp-content'],
    ['post.3', 'wp-content'],
    ['term.1', 'wp-content'],
    ['post.4', 'wp-content'],
    ['form.3', 'wp-content'],
    ['menu-items.1', 'finalize'],
    ['link.1', 'finalize'],
    ['theme-active', 'finalize'],
    ['kit', 'finalize'],
    ['conditions.post.1', 'finalize'],
    ...Array.from({ length: 7 }, (_, index) => [`option.${index + 1}`, 'finalize']),
    ['publish', 'finalize'],
    ['verify', 'finalize'],
  ]);
  expect(plan.totals).toMatchObject({ documents: 4, media: 2, ops: plan.ops.length });
  expect(plan.warnings).toEqual([]);
  expect([logo, bread].every((sha256) => JSON.stringify(plan.ops).includes(sha256))).toBe(true);
});
