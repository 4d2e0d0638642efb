import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importPage } from '@kithouse/contract';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { blocks, imageBlock, makePicture, type Picture } from './testing/library.js';
import { countTraces, listAttachments } from './testing/look-inside.js';
import { signInAtStub } from './testing/sign-in-at-stub.js';
import { makeSigner, offerPlan, pageOps, planFor } from './testing/sign-plan.js';
import { mediaOf } from './testing/site-plan.js';
import { refusalOf, type Site, startSite, type Visit } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';

/** Mounts a disk of this many KB. */
const mount = (folder: string, room: number) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${room}k`, 'tmpfs', folder]).status === 0;
const unmount = (folder: string) => spawnSync('umount', [folder]).status === 0;

/** Returns why no real full disk can be tested: it needs a native PHP and permission to mount one. */
function findWhatLacks(): string {
  if (process.env.KITHOUSE_WORDPRESS !== 'native') {
    return 'needs KITHOUSE_WORDPRESS=native';
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'mount-'));
  const isMounted = mount(folder, 64) && unmount(folder);
  rmSync(folder, { recursive: true });
  return isMounted ? '' : 'needs the right to mount a disk';
}
const lacks = findWhatLacks();

const signer = makeSigner();
let cloud: StubCloud;
let site: Site;
let editor: Visit;
let pictures: Picture[];
let mounted: string | undefined;
beforeAll(async () => {
  if (lacks) {
    return;
  }
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url });
  editor = await site.as('editor');
  cloud.on('GET /v1/plans/key', { json: { plan_key: signer.plan_key } });
  await signInAtStub(cloud, editor);
  await site.run('Kithouse\\Import\\Tables::ensure(); return true;');
  await site.snapshot('signed-in');
  pictures = [await makeLargePicture('crust.webp'), await makeLargePicture('flour.webp')];
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
});
beforeEach(async () => {
  if (!lacks) {
    cloud.reset();
    await site.restore('signed-in');
  }
});
afterEach(() => {
  if (mounted) {
    unmount(mounted);
    mounted = undefined;
  }
});

async function makeLargePicture(file_name: string): Promise<Picture> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const image = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#aa5500', noise } });
  const bytes = await image.webp({ quality: 60 }).toBuffer();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...(await makePicture(file_name)), bytes, sha256, url: `kit:media/${sha256}/url`, id: `kit:media/${sha256}/id` };
}

function offer() {
  const media = mediaOf(pictures, cloud.url) as never;
  offerPlan(cloud, signer, planFor(site.url, pageOps(blocks(pictures.map(imageBlock).join('\n\n')), media)));
  for (const { sha256, bytes } of pictures) {
    cloud.on(`GET /files/${sha256}.webp`, (response) => void response.end(bytes));
  }
}
const press = () => editor.call(importPage, { id: 1, title: 'Bread', platform: 'gutenberg' });
const uploads = () => path.join(site.site, 'wp-content/uploads');
const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

function fill(folder: string, room: number) {
  mkdirSync(folder, { recursive: true });
  expect(mount(folder, room)).toBe(true);
  mounted = folder;
}

const inKilobytes = (picture?: Picture) => Math.ceil((picture?.bytes.length ?? 0) / 4096) * 4;
const points: [string, () => number][] = [
  ['nothing', () => 16],
  ['half an image', () => inKilobytes(pictures[0]) / 2],
  ['an image without its smaller sizes', () => inKilobytes(pictures[0]) + 24],
  ['an image, its sizes and half of the next', () => 2 * inKilobytes(pictures[0])],
];

test.skipIf(lacks !== '').each(points)(
  `ends the import on a disk with room for %s, leaves nothing and says so${lacks && ` (${lacks})`}`,
  async (_, room) => {
    offer();
    const before = await countTraces(site);
    fill(uploads(), room());

    const refusal = await refusalOf(press());

    expect(refusal).toMatchObject({
      code: 'import_failed',
      message: expect.stringMatching(/no space left.*(crust|flour)\.webp.*Free up space/i),
    });
    expect((await countTraces(site)).posts).toBe(before.posts);
    expect(listFiles(uploads())).toEqual([]);

    expect(spawnSync('mount', ['-o', 'remount,size=50m', uploads()]).status).toBe(0);
    await press();

    const names = (await listAttachments(site)).map(({ url }) => path.basename(url));
    expect(names.toSorted()).toEqual(['crust.webp', 'flour.webp']);
  },
);
