import { connect, createCall, getContent, type Platform } from '@kithouse/contract';
import type { Library } from './library.js';

type Person = { email: string; password: string };
type Template = { id: number; platform: Platform; pictures: number };

const patience = 120_000;

/** Waits until the cloud has created the smaller copies of a template's pictures, which happens after responding. */
export async function waitForCopies(library: Library, { email, password }: Person, { id, platform, pictures }: Template) {
  const root = `${library.url}/v1`;
  const site = { url: 'https://waits.example', name: 'Waits' };
  const { api_key } = await createCall({ root })(connect, { email, password, site });
  const call = createCall({ root, headers: { authorization: `Bearer ${api_key}`, 'x-kithouse-site': site.url } });
  const image_sizes = [{ width: 150, height: 150, crop: true }];
  for (const end = Date.now() + patience; Date.now() < end; ) {
    const { media } = await call(getContent, { id, platform, dry_run: true, image_sizes });
    if (media.filter(({ variants }) => variants).length === pictures) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`After ${patience / 1000} seconds the pictures of the template ${id} had no copies.`);
}
