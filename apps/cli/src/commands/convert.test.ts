import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBundleZip } from '@kithouse/kits';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../testing/temp-folder.js';
import { sayError } from '../user-error.js';
import { check } from './check.js';
import { convert } from './convert.js';

const item = (id: number, title: string, more: string, content = '') => `<item><title>${title}</title>
  <link>https://demo.test/${title.toLowerCase()}/</link><wp:post_id>${id}</wp:post_id><wp:status>publish</wp:status>${more}
  <content:encoded><![CDATA[${content}]]></content:encoded></item>`;
const page = '<wp:post_type>page</wp:post_type>';
const picture = (name: string) => `<!-- wp:image --><figure><img src="https://127.0.0.1:9/${name}"/></figure><!-- /wp:image -->`;
const exportOf = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>Demo</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://demo.test</wp:base_blog_url>
${items.join('\n')}</channel></rss>`;

const site = exportOf(
  item(1, 'Home', page, `${picture('a.jpg')}<a href="https://demo.test/about/">About</a>`),
  item(2, 'About', page, picture('b.jpg')),
  ...[3, 4, 5, 6, 7, 8].map((id) => item(id, `Event-${id}`, '<wp:post_type>event</wp:post_type>')),
);

describe('kithouse convert', () => {
  test('writes a bundle and lists what is omitted and how to include the pictures [R-FSI-01]', async () => {
    const folder = makeFolder({ 'demo.xml': site });
    const out = path.join(folder, 'demo.kit.zip');

    const lines = await convert(path.join(folder, 'demo.xml'), out, {});

    expect(lines[0]).toBe('Demo: a pack for the block editor, 2 documents, 0 terms, 0 menus, 0 forms, 0 media files.');
    expect(lines).toContain(
      'warning: Skipped: 6 items of the type “event”, because they belong to a plugin or theme of that site.',
    );
    expect(lines.at(-2)).toBe('Not included: 2 files from other sites. Use --fetch-media to download them.');
    expect(lines.at(-1)).toMatch(/^Wrote .*demo\.kit\.zip, 1 KB\.$/);
    expect(readBundleZip(readFileSync(out)).bundle.documents[0]).toMatchObject({
      content: expect.stringContaining('kit:doc/about/url'),
    });
    expect(readdirSync(folder).sort()).toEqual(['demo.kit.zip', 'demo.xml']);
  });

  test('names each picture that could not be downloaded and contacts no private host', async () => {
    const folder = makeFolder({ 'demo.xml': site });

    const lines = await convert(path.join(folder, 'demo.xml'), path.join(folder, 'demo.kit.zip'), { fetch_media: true });

    expect(lines.filter((line) => /image .* couldn’t be downloaded: its host isn’t public/.test(line))).toHaveLength(2);
    expect(lines.join()).not.toContain('--fetch-media');
  });

  test('writes the same output again and reads its own output', async () => {
    const folder = makeFolder({ 'demo.xml': site });
    const [first, second] = [path.join(folder, '1.zip'), path.join(folder, '2.zip')] as const;
    await convert(path.join(folder, 'demo.xml'), first, {});
    const once = readFileSync(first);
    await convert(path.join(folder, 'demo.xml'), first, {});
    await convert(first, second, {});

    expect(readFileSync(first)).toEqual(once);
    expect(readBundleZip(readFileSync(second)).bundle.documents).toEqual(readBundleZip(once).bundle.documents);
    expect((await check(second)).ok).toBe(true);
  });

  test.each([
    ['broken.xml', exportOf('<item>'), 'out.kit.zip', /damaged: “channel” is closed where “item” is open/],
    ['empty.xml', exportOf(), 'out.kit.zip', /no page, post or template to build a site from/],
    ['feed.xml', '<rss><channel><title>x</title></channel></rss>', 'out.kit.zip', /isn’t a WordPress export/],
    ['demo.xml', site, 'out.json', /must end in \.kit\.zip/],
    ['demo.zip', site, 'demo.zip', /it is the input file/],
    ['demo.xml', site, 'none/out.kit.zip', /can’t be written/],
  ])('refuses %s and leaves no file', async (name, content, out, reason) => {
    const folder = makeFolder({});
    writeFileSync(path.join(folder, name), content);

    expect(await convert(path.join(folder, name), path.join(folder, out), {}).catch(sayError)).toMatch(reason);
    expect(readdirSync(folder)).toEqual([name]);
    expect(existsSync(path.join(folder, 'out.kit.zip'))).toBe(false);
  });

  test('escapes terminal control characters of a title', async () => {
    const folder = makeFolder({ 'demo.xml': site.replace('<title>Demo', '<title>De\u001b[2Jmo\u202e') });

    const [line] = await convert(path.join(folder, 'demo.xml'), path.join(folder, 'demo.kit.zip'), {});

    expect(line).toMatch(/^De\[2Jmo: a pack/);
  });
});
