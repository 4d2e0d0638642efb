import type { BundleDocument } from '@kithouse/contract';
import { drawPicture, type openCatalogue } from './catalogue.js';

type Catalogue = Awaited<ReturnType<typeof openCatalogue>>;
type Given = Parameters<Catalogue['publish']>[0];

/** Builds a pack document for the block editor. */
export const packPage = (key: string, more: Partial<BundleDocument> = {}) =>
  ({
    key,
    title: key,
    slug: key,
    post_type: 'page',
    template_type: 'page',
    kind: 'blocks',
    content: `<!-- wp:paragraph --><p>${key}</p><!-- /wp:paragraph -->`,
    ...more,
  }) as BundleDocument;

/** Builds a pack with one of everything but pictures. */
export const wholePack = (logo: string, bread: string) =>
  ({
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
      packPage('home', {
        front_page: true,
        content: `<!-- wp:image {"id":"kit:media/${bread}/id"} --><img src="kit:media/${bread}/url" alt=""/><!-- /wp:image --><p><a href="kit:doc/first/url">First</a></p>`,
      }),
      packPage('blog', { posts_page: true }),
      packPage('header', {
        post_type: 'kithouse_part',
        template_type: 'header',
        conditions: ['include/general'],
        content: '<!-- wp:navigation {"ref":"kit:menu/main"} /-->',
      }),
      packPage('first', { post_type: 'post', template_type: 'post', terms: ['category/news'], is_demo: true, featured: bread }),
    ],
  }) satisfies Given;

/** Publishes a pack with one of everything and the given overrides. */
export async function publishPack(catalogue: Catalogue, more: Given = {}) {
  const [logo = '', bread = ''] = await Promise.all([1, 2].map(async () => catalogue.upload(await drawPicture())));
  const media = [logo, bread].map((sha256) => ({ sha256, mime: 'image/webp', bytes: 1, alt: '', file_name: 'bread.webp' }));
  const published = await catalogue.publish({ ...wholePack(logo, bread), media, ...more });
  return { ...published, logo, bread };
}
