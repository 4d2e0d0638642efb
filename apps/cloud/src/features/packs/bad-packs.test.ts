import { createHash } from 'node:crypto';
import { Bundle } from '@kithouse/contract';
import { writeBundleZip } from '@kithouse/kits';
import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { kitFiles, zipOf } from '../../../../../packages/kits/src/testing/kit-zip.js';
import { item, term, wxr } from '../../../../../packages/kits/src/testing/wxr.js';
import { makePublication } from '../../testing/catalogue.js';
import { checkAndPublishPack } from '../../testing/check-and-publish-pack.js';
import { createTestApp } from '../../testing/index.js';
import { packPage } from '../../testing/packs.js';

const app = await createTestApp();
const countItems = async () =>
  Number(
    (
      await app.db
        .selectFrom('items')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
const sha256 = createHash('sha256').update(svg).digest('hex');
const medium = { sha256, mime: 'image/svg+xml', width: 9, height: 9, bytes: svg.length, alt: '', file_name: 'logo.svg' };

/** Builds one of our bundles with changes somebody could have made. */
function bundleOf(more: Partial<Bundle>, alter: (head: Bundle) => void = () => undefined, file: Uint8Array = svg): Uint8Array {
  const { bundle } = makePublication({ type: 'pack', documents: [packPage('home'), packPage('about')] });
  const files = unzipSync(writeBundleZip(Bundle.parse({ ...bundle, ...more }), new Map([[sha256, file]])));
  const head = JSON.parse(Buffer.from(files['bundle.json'] ?? []).toString()) as Bundle;
  alter(head);
  return zipSync({ ...files, 'bundle.json': Buffer.from(JSON.stringify(head)) });
}

const shows = (text: string) => ({ documents: [packPage('home', { content: `<p>${text}</p>` })] });
const { 'content/page/31.json': _, ...without } = kitFiles();

/** Lists invalid packs with the message of the command line, or of the cloud if only that can check. */
const refused: [what: string, file: string, bytes: Uint8Array | string, sentence: string][] = [
  ['a kit with a missing page', 'kit.zip', zipOf(without), 'This kit is damaged: “content/page/31.json” is missing.'],
  ['a truncated archive', 'kit.zip', zipOf(kitFiles()).slice(0, -30), 'The zip is damaged: it ends too early.'],
  [
    'a zip bomb',
    'kit.zip',
    zipOf(kitFiles({}, { 'templates/1.json': new Uint8Array(9_000_000) })),
    'The zip was rejected: “templates/1.json” unpacks to more than 200 times its size.',
  ],
  [
    'a path traversal',
    'kit.zip',
    zipOf(kitFiles({}, { '../../wp-config.php': 'x' })),
    'The zip was rejected: the name “../../wp-config.php” isn’t a file name or points outside its folder.',
  ],
  [
    'a truncated export',
    'site.xml',
    wxr(item({ id: 1 })).slice(0, -20),
    'This XML file is damaged: it ends too early, in line 12.',
  ],
  [
    'an empty export',
    'site.xml',
    wxr(term(1, 'category', 'x')),
    'This file contains no page, post or template to build a site from.',
  ],
  [
    'a bundle with a mismatched image',
    'site.kit.zip',
    bundleOf({ media: [medium] }, undefined, Buffer.from(svg.toString().replace('alert', 'blert'))),
    `The file logo.svg in this bundle was changed after the bundle was created. (media/${sha256})`,
  ],
  [
    'a bundle with a missing image',
    'site.kit.zip',
    bundleOf({}, (head) => head.media.push(medium)),
    `This bundle is damaged: the file logo.svg is missing. (media/${sha256})`,
  ],
  [
    'a bundle with a parent cycle',
    'site.kit.zip',
    bundleOf({ documents: [packPage('a', { parent: 'b' }), packPage('b', { parent: 'a' })] }),
    '“a” is its own parent.',
  ],
  [
    'a bundle with a duplicate page',
    'site.kit.zip',
    bundleOf({}, (head) => head.documents.push(...head.documents)),
    'Two entries of this template have the same key.',
  ],
  [
    'a bundle with a dangling reference',
    'site.kit.zip',
    bundleOf(shows('kit:doc/gone/url')),
    'This bundle is damaged: “home” refers to the missing “doc/gone”. (documents/home.json)',
  ],
  [
    'an SVG with a script',
    'site.kit.zip',
    bundleOf({ media: [medium], ...shows(`<img src="kit:media/${sha256}/url">`) }),
    '“logo.svg”: This SVG isn’t allowed because it contains the element "script".',
  ],
  [
    'an export that contains bundle markers',
    'site.xml',
    wxr(item({ id: 1, slug: 'home', content: '<p>kit:doc/gone/url</p>' })),
    'The document “home” refers to “doc/gone”, which isn’t in this pack.',
  ],
];

test.for(refused)('refuses %s in one sentence and publishes nothing of it [R-FSI-01]', async ([, file, bytes, sentence]) => {
  const before = await countItems();

  const { checked, refused: message, is_there } = await checkAndPublishPack(app, file, bytes, 'bad');

  expect(message).toBe(sentence);
  expect(checked).toMatch(/^(?!ok)/);
  expect([is_there, await countItems()]).toEqual([false, before]);
});
