import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { drawPicture, makePublication } from '../../../apps/cloud/src/testing/catalogue.js';
import { type ApiRequest, type Client, site } from './client.js';

const password = 'a long upgrade passphrase';

type Person = { email: string; key: string; cookie: string };
type Given = { client: Client; pool: pg.Pool; publisherKey: string; name: string };

/** Writes some of everything through the calls of a cloud, and returns the requests whose answers contain it. */
export async function writeAll({ client, pool, publisherKey, name }: Given): Promise<ApiRequest[]> {
  const items = await publish(client, publisherKey, name);
  const [ada, bob] = [await register(client, pool), await register(client, pool)];
  for (const [at, person] of [ada, bob].entries()) {
    for (const { id, type } of items) {
      await client.write('POST', '/v1/items/favourite', { key: person.key, body: { id, itemType: type, action: 'do' } });
    }
    const pack = items.find(({ type }) => type === 'pack');
    await client.write('POST', '/v1/items/rating', { key: person.key, body: { type_id: pack?.id, rating: 4 + at } });
    await pushTwice(client, person, name);
    await order(client, person);
  }
  await client.write('POST', '/v1/workspaces/create', { key: ada.key, body: { title: `Team ${name}`, share_with: [bob.email] } });
  const own = await Promise.all([ada, bob].map((person) => listPersonal(client, person)));
  return [...items.map(({ slug }) => ({ path: `/v1/items/${slug}` })), ...shared, ...own.flat()];
}

const platform = 'platform=gutenberg';
const shared: ApiRequest[] = [
  `/v1/items?${platform}&type=packs&per_page=100`,
  `/v1/items?${platform}&type=pages&per_page=100&sort=latest`,
  `/v1/items?${platform}&type=pages&search=bread`,
  `/v1/tags?${platform}`,
  `/v1/categories?${platform}`,
  '/v1/items-count',
  '/v1/pricing',
].map((path) => ({ path }));

async function publish(client: Client, key: string, name: string) {
  const items: { slug: string; type: string; id: number }[] = [];
  for (const type of ['pack', 'page', 'page'] as const) {
    const file = await drawPicture(400, 300);
    const sha256 = createHash('sha256').update(file).digest('hex');
    await client.write('PUT', `/v1/publishing/media/${sha256}`, { key, file });
    const slug = `${name}-${items.length}`;
    const { listing, bundle } = makePublication({ slug, title: `Bread ${name}`, type });
    const listed = { ...listing, tags: ['Café', 'bar'], categories: ['Food'], template_type: 'Landing' };
    const pictures = [{ sizes: [{ sha256, width: 400, height: 300 }] }];
    await client.write('POST', '/v1/publishing/items', { key, body: { listing: listed, bundle, pictures } });
    const { json } = await client.request({ path: `/v1/items/${slug}` });
    items.push({ slug, type, id: (json as { id: number }).id });
  }
  return items;
}

/** Confirms the email address in the database, because the link is only in an email. */
async function register(client: Client, pool: pg.Pool): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const names = { first_name: 'Ada', last_name: 'Upgrade', email, password, confirm_password: password };
  const { json } = await client.write<{ api_key: string }>('POST', '/v1/account/register', { body: { ...names, site } });
  await pool.query('update users set verified_at = now() where email = $1', [email]);
  const { cookie } = await client.write('POST', '/v1/session', { body: { email, password } });
  return { email, key: json.api_key, cookie };
}

async function pushTwice(client: Client, { key }: Person, name: string) {
  for (const text of ['first', 'second']) {
    const file = await drawPicture(300, 200);
    const sha256 = createHash('sha256').update(file).digest('hex');
    await client.write('PUT', `/v1/clouds/media/${sha256}`, { key, file });
    const address = `${site.url}/${sha256}.webp`;
    const file_content = `<!-- wp:image {"id":7} --><figure class="wp-block-image"><img src="${address}" alt="${text}" class="wp-image-7"/></figure><!-- /wp:image -->`;
    const media = { [address]: { sha256, file_name: 'a.webp', alt: '' } };
    await client.write('POST', '/v1/clouds/push', { key, body: { id: 1, name, platform: 'gutenberg', file_content, media } });
  }
}

async function order(client: Client, { cookie }: Person) {
  const { json } = await client.request({ path: '/v1/offer?plan=one_time', cookie });
  const { amount } = json as { amount: number };
  await client.write('POST', '/v1/orders', { cookie, body: { key: randomUUID(), plan: 'one_time', amount } });
}

async function listPersonal(client: Client, { key, cookie }: Person): Promise<ApiRequest[]> {
  const { json } = await client.request({ path: '/v1/clouds?per_page=100', key });
  const files = (json as { data: { my_cloud_id: number }[] }).data;
  return [
    { path: '/v1/clouds?per_page=100', key },
    { path: '/v1/clouds/usage', key },
    { path: '/v1/workspaces', key },
    { path: `/v1/profile/my-favourites?${platform}&itemType=pack`, key },
    { path: '/v1/orders', cookie },
    ...files.flatMap(({ my_cloud_id: id }) => [
      { method: 'POST' as const, path: '/v1/clouds/content', key, body: { id, platform: 'gutenberg' } },
      { path: `/v1/clouds/${id}/versions`, key },
    ]),
  ];
}
