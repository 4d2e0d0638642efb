import { setTimeout as sleep } from 'node:timers/promises';
import { brand, connect, createCall, createSiteImportPlan, ImportPlan } from '@kithouse/contract';
import type { MeasuredSite } from './native.js';

const patience = 600_000;
const choices = { logo_size: 211, color: {}, theme: '', plugins: [], import_demo_content: true, conflicts: {} };
const image_sizes = [{ width: 150, height: 150, crop: true }];

/** Waits for the cloud's smaller copies of the pictures, because packs are usually published long before their import. */
export async function waitForCopies({ library, person }: MeasuredSite, id: number, pictures: number) {
  const root = `${library.url}/v1`;
  const site = { url: 'https://waits.example', name: 'Waits' };
  const { email, password } = person;
  const { api_key } = await createCall({ root })(connect, { email, password, site });
  const call = createCall({
    root,
    headers: { authorization: `Bearer ${api_key}`, [brand.siteHeader]: site.url },
    timeout: 60_000,
  });
  for (const end = Date.now() + patience; Date.now() < end; ) {
    const { plan } = await call(createSiteImportPlan, { id, platform: 'elementor', choices, image_sizes, dry_run: true });
    const { ops } = ImportPlan.parse(JSON.parse(plan));
    const media = ops.flatMap((op) => (op.op === 'media.fetch' ? op.args.media : []));
    if (media.filter(({ variants }) => variants).length === pictures) {
      return;
    }
    await sleep(1000);
  }
  throw new Error('The cloud didn’t create the smaller copies of the images.');
}
