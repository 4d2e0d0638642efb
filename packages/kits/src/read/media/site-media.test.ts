import { describe, expect, it } from 'vitest';
import { attachMedia, type ResolvedMedia } from '../../index.js';
import { container, exportOf, read, shaOf, widget } from '../../testing/fixtures.js';
import { mapSizesToWhole } from './same-media.js';

const listed = (content: string | object) => read(content, 'p.html').media.map(({ url }) => url);
const img = (...sources: string[]) => sources.map((src) => `<!-- wp:image --><img src="${src}"/><!-- /wp:image -->`).join('');

/** Resolves exactly the requested addresses, like a site. */
function attach(content: string | object) {
  const reading = read(content, 'p.html');
  const answers = new Map(
    reading.media.map(({ url }): [string, ResolvedMedia] => [
      url,
      { sha256: shaOf(url), mime: 'image/jpeg', bytes: 1, file_name: 'a.jpg' },
    ]),
  );
  return attachMedia(reading, answers);
}

const site = 'http://127.0.0.1:8881/wp-content/uploads/2026/01';

describe('media of a private or local site', () => {
  it.each([
    ['smaller sizes beside the whole picture', [`${site}/a-300x200.jpg`, `${site}/a.jpg`], [`${site}/a.jpg`]],
    [
      'sizes of a picture that WordPress has shrunk',
      [`${site}/a-1024x683.jpg`, `${site}/a-scaled.jpg`],
      [`${site}/a-scaled.jpg`],
    ],
    ['sizes without the whole picture', [`${site}/a-150x150.jpg`, `${site}/a-768x512.jpg`], [`${site}/a-768x512.jpg`]],
    ['the same file with and without a query', [`${site}/a.jpg?ver=2`, `${site}/a.jpg`], [`${site}/a.jpg?ver=2`]],
    [
      'one host with, without and with another protocol',
      [`${site}/a.jpg`, `${site.slice(5)}/a.jpg`, `${site.replace('http', 'https')}/a.jpg`],
      [`${site}/a.jpg`],
    ],
    [
      'umlauts, written and encoded',
      [`${site}/Gr%C3%BCn.jpg`, `${site}/Grün.jpg`, `${site}/Gru\u0308n.jpg`],
      [`${site}/Gr%C3%BCn.jpg`],
    ],
    [
      'paths without a host',
      ['/wp-content/uploads/a%20b.jpg', '/wp-content/uploads/a%20b-300x200.jpg'],
      ['/wp-content/uploads/a%20b.jpg'],
    ],
    [
      'a folder of WordPress below the root',
      ['/blog/wp-content/uploads/sites/3/a.jpg'],
      ['/blog/wp-content/uploads/sites/3/a.jpg'],
    ],
  ])('lists %s once and finds all again', (_, addresses, expected) => {
    const bundle = attach(img(...addresses));
    const [document] = bundle.documents;

    expect(listed(img(...addresses))).toEqual(expected);
    expect(document?.kind === 'blocks' ? document.content.match(/src="kit:media\/[0-9a-f]{64}\/url"/g) : []).toHaveLength(
      addresses.length,
    );
    expect(bundle.media).toHaveLength(expected.length);
    expect(bundle.warnings).toEqual([]);
  });

  it.each([
    ['sizes elsewhere, which may be pictures of their own', ['https://cdn.test/a-100x100.jpg', 'https://cdn.test/a-200x200.jpg']],
    ['files of other names', [`${site}/a.jpg`, `${site}/a-1.jpg`, `${site}/A.jpg`, `${site}/a.png`]],
    [
      'pictures that a query makes',
      [
        `${site}/a.jpg?resize=9`,
        `${site}/a.jpg?resize=8`,
        'https://cdn.test/i?id=1.jpg',
        'https://cdn.test/a.jpg?w=1',
        'https://cdn.test/a.jpg?w=2',
      ],
    ],
    ['the same path at two hosts', ['https://a.test/uploads/a.jpg', 'https://b.test/uploads/a.jpg']],
    ['escapes that are no text', [`${site}/%E0%A4%A.jpg`, `${site}/%ff.jpg`]],
  ])('keeps %s apart', (_, addresses) => {
    expect(listed(img(...addresses)).toSorted()).toEqual([...addresses].toSorted());
  });

  it('merges ten thousand sizes of one picture', () => {
    const sizes = Array.from({ length: 10_000 }, (_, n) => `${site}/a-${n + 1}x${n + 1}.jpg`);

    expect(mapSizesToWhole(sizes).size).toBe(9999);
    expect(mapSizesToWhole(sizes.map((url) => url.replace('/wp-content/uploads/2026/01', ''))).size).toBe(0);
  });

  it('are found by path alone in attributes, CSS, settings and HTML', () => {
    const path = (name: string) => `/wp-content/uploads/2026/01/${name}.jpg`;
    const cover = `<!-- wp:acme/hero {"mediaUrl":"${path('a')}"} --><div style="background:url(${path('b')})"><style>x{background:url('${path('c')}')}</style></div><!-- /wp:acme/hero -->`;
    const page = exportOf(
      container(
        'c',
        widget('w', 'x', {
          image: { url: path('d'), id: 3 },
          plain: path('e'),
          html: `<img src='${path('f')}'>`,
          css: `a{background:url("${path('g')}")}`,
        }),
      ),
    );

    expect(listed(cover)).toEqual(expect.arrayContaining(['a', 'b', 'c'].map(path)));
    expect(listed(page)).toEqual(['d', 'e', 'f', 'g'].map(path));
    expect(JSON.stringify([attach(cover), attach(page)].map(({ documents }) => documents))).not.toContain('/wp-content/uploads');
  });

  it('exclude links, script paths and words with a slash', () => {
    const text =
      '<!-- wp:paragraph {"link":"/about/team.html"} --><p>/wp-content/uploads/ and <a href="/wp-content/uploads/terms.pdf">a</a></p><!-- /wp:paragraph -->';

    expect(listed(text)).toEqual([]);
    expect(
      listed(exportOf(container('c', widget('w', 'x', { a: '/wp-content/uploads/x.css', b: 'see /uploads/a.jpg there' })))),
    ).toEqual([]);
  });
});
