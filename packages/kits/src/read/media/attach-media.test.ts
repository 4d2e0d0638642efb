import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longTest } from '../../../../../scripts/long-test.js';
import { attachMedia } from '../../index.js';
import { container, exportOf, id, read, resolveAll, shaOf, url, widget } from '../../testing/fixtures.js';

const host = 'https://author.test-site.org/uploads';
const [a, b] = [`${host}/a.jpg`, `${host}/b.png`];
const [shaA, shaB] = [shaOf(a), shaOf(b)];

function attachBlocks(content: string, failing: readonly string[] = []) {
  const reading = read(content, 'p.html');
  const bundle = attachMedia(reading, resolveAll(reading, failing));
  const [document] = bundle.documents;
  return { bundle, reading, text: document?.kind === 'blocks' ? document.content : '' };
}

function attachElements(settings: Record<string, unknown>, failing: readonly string[] = [], extra: Record<string, unknown> = {}) {
  const reading = read(exportOf(container('c1', { ...widget('w1', 'image', settings), ...extra })));
  const bundle = attachMedia(reading, resolveAll(reading, failing));
  const [document] = bundle.documents;
  const element = document?.kind === 'elementor' ? document.content[0]?.elements[0] : undefined;
  return { bundle, reading, element, settings: element?.settings };
}

describe('media in blocks', () => {
  it('updates attribute, class and address of a picture together', () => {
    const { text, bundle } = attachBlocks(
      `<!-- wp:image {"id":12,"sizeSlug":"large"} --><figure class="wp-block-image"><img src="${a}" alt="Roof &amp; sky" class="x wp-image-12"/></figure><!-- /wp:image -->`,
    );

    expect(text).toBe(
      `<!-- wp:image {"id":"${id(shaA)}","sizeSlug":"large"} --><figure class="wp-block-image"><img src="${url(shaA)}" alt="Roof &amp; sky" class="x wp-image-${id(shaA)}"/></figure><!-- /wp:image -->`,
    );
    expect(bundle.media).toMatchObject([{ sha256: shaA, alt: 'Roof & sky', file_name: 'a.jpg', source_url: a }]);
    expect(bundle.warnings).toEqual([]);
  });

  it('[R-SITE-308] gives a picture without an id the id of its attachment', () => {
    const { text } = attachBlocks(
      `<!-- wp:image {"sizeSlug":"full"} --><figure class="wp-block-image"><img src="${a}" alt=""/></figure><!-- /wp:image --><!-- wp:cover {"url":"${b}"} --><div class="wp-block-cover"><img class="wp-block-cover__image-background" src="${b}"/><!-- wp:image --><figure><img src="${a}"/></figure><!-- /wp:image --></div><!-- /wp:cover -->`,
    );

    expect(text).toBe(
      `<!-- wp:image {"id":"${id(shaA)}","sizeSlug":"full"} --><figure class="wp-block-image"><img src="${url(shaA)}" alt="" class="wp-image-${id(shaA)}"/></figure><!-- /wp:image --><!-- wp:cover {"id":"${id(shaB)}","url":"${url(shaB)}"} --><div class="wp-block-cover"><img class="wp-block-cover__image-background wp-image-${id(shaB)}" src="${url(shaB)}"/><!-- wp:image {"id":"${id(shaA)}"} --><figure><img src="${url(shaA)}" class="wp-image-${id(shaA)}"/></figure><!-- /wp:image --></div><!-- /wp:cover -->`,
    );
  });

  it.each([
    ['an SVG', `<!-- wp:image --><img src="${host}/a.svg"/><!-- /wp:image -->`],
    ['two pictures in one block', `<!-- wp:image --><img src="${a}"/><img src="${b}"/><!-- /wp:image -->`],
    ['a block of another plugin', `<!-- wp:my/picture --><img src="${a}"/><!-- /wp:my/picture -->`],
  ])('gives no id to %s', (_, content) => {
    expect(attachBlocks(content).text).not.toContain('/id');
  });

  it('gives no id to a picture that failed', () => {
    expect(attachBlocks(`<!-- wp:image --><img src="${a}"/><!-- /wp:image -->`, [a]).text).toBe(
      `<!-- wp:image --><img src="${a}"/><!-- /wp:image -->`,
    );
  });

  it('keeps the address of a failed picture and removes its id everywhere, like the editor', () => {
    const { text, bundle } = attachBlocks(
      `<!-- wp:cover {"url":"${a}","id":7,"dimRatio":0} --><div><img class="wp-image-7" src="${a}"/></div><!-- /wp:cover -->`,
      [a],
    );

    expect(text).toBe(`<!-- wp:cover {"url":"${a}","dimRatio":0} --><div><img src="${a}"/></div><!-- /wp:cover -->`);
    expect(bundle.warnings.map(({ code, place }) => `${code} ${place}`)).toEqual([
      'media_failed blocks[0].html',
      'media_failed blocks[0].attrs.url',
    ]);
    expect(bundle.warnings[0]?.message).toContain('the host did not answer');
  });

  it('matches pictures by address and never by id', () => {
    const { text } = attachBlocks(
      `<!-- wp:media-text {"mediaId":5,"mediaType":"image"} --><img src="${a}" class="wp-image-5"/><!-- /wp:media-text --><!-- wp:image {"id":5} --><img src="${b}" class="wp-image-5"/><!-- /wp:image -->`,
    );

    expect(text).toContain(`"mediaId":"${id(shaA)}"`);
    expect(text).toContain(`<!-- wp:image {"id":"${id(shaB)}"}`);
  });

  longTest('matches thirty thousand ids to neighbouring addresses without comparing all pairs', () => {
    const pairs = Array.from({ length: 30_000 }, (_, i) => `"p${i}Id":7,"p${i}Url":"${a}"`).join();

    const { text } = attachBlocks(`<!-- wp:acme/wall {${pairs}} /-->`);

    expect(text.match(/kit:media\/[0-9a-f]{64}\/id/g)).toHaveLength(30_000);
  });

  it('keeps numbers and links that are no media', () => {
    const content = [
      '<!-- wp:query {"queryId":12,"query":{"perPage":3,"author":"4"}} /-->',
      '<!-- wp:embed {"url":"https://youtu.be/abc","type":"video"} --><p>https://youtu.be/abc</p><!-- /wp:embed -->',
    ].join('');

    expect(attachBlocks(content).text).toBe(content);
  });

  it('maps a smaller size to the full picture if it exists, otherwise to itself', () => {
    const { reading, text } = attachBlocks(
      `<!-- wp:html --><img src="${host}/a-300x200.jpg"><a href="${a}">a</a><img src="${host}/c-100x100.png"><!-- /wp:html -->`,
    );

    expect(reading.media.map(({ url: address }) => address)).toEqual([a, `${host}/c-100x100.png`]);
    expect(text).toContain(`<img src="${url(shaA)}"><a href="${url(shaA)}">`);
    expect(text).toContain(url(shaOf(`${host}/c-100x100.png`)));
  });

  it('finds media in style, data attributes, srcset, video, shortcodes and JSON in an attribute', () => {
    const { text, reading } = attachBlocks(
      `<!-- wp:html --><div style="background:url(&quot;${a}&quot;)" data-s='{&quot;u&quot;:&quot;${b.replaceAll('/', '\\/')}&quot;}'></div>` +
        `<img src='${a}?w=1&amp;h=2' srcset="${a} 300w, ${b} 600w" sizes="100vw"><picture><source srcset="${a} 1x, ${b} 2x"></picture>` +
        `<video src="${host}/v.mp4" poster="${b}"></video>[video mp4="${host}/w.mp4"]<style>.x{background:url(${b})}</style><!-- /wp:html -->`,
    );

    expect(reading.media.map(({ url: address }) => address.replace(host, ''))).toEqual([
      '/a.jpg',
      '/b.png',
      '/a.jpg?w=1&h=2',
      '/v.mp4',
      '/w.mp4',
    ]);
    expect(text).not.toContain(host.slice(8));
    expect(text).not.toMatch(/srcset="[^"]*300w|sizes=/);
  });

  it('rewrites old galleries: id list, data-id and class', () => {
    const { text } = attachBlocks(
      `<!-- wp:gallery {"ids":[3,4]} --><ul><li><img src="${a}" data-id="3" class="wp-image-3"/></li><li><img src="${b}" data-id="4"/></li></ul><!-- /wp:gallery -->`,
      [b],
    );

    expect(text).toBe(
      `<!-- wp:gallery {"ids":["${id(shaA)}"]} --><ul><li><img src="${url(shaA)}" data-id="${id(shaA)}" class="wp-image-${id(shaA)}"/></li><li><img src="${b}"/></li></ul><!-- /wp:gallery -->`,
    );
  });

  it("trusts the HTML of any plugin's block for which id belongs to which picture", () => {
    const { text } = attachBlocks(
      `<!-- wp:acme/pair {"photoId":4,"rowId":9,"list":"${a},${b}"} --><img src="${a}" class="wp-image-3"/><img src="${b}" class="wp-image-4"/><!-- /wp:acme/pair -->`,
    );

    expect(text).toContain(`{"photoId":"${id(shaB)}","rowId":9,"list":"${url(shaA)},${url(shaB)}"}`);
  });

  it('removes an id without an address and warns', () => {
    const { text, bundle } = attachBlocks('<!-- wp:image {"id":9,"align":"wide"} --><figure></figure><!-- /wp:image -->');

    expect(text).toContain('<!-- wp:image {"align":"wide"} -->');
    expect(bundle.warnings).toMatchObject([{ code: 'media_without_address', place: 'blocks[0].attrs.id' }]);
  });
});

describe('media in Elementor', () => {
  it('are found by shape: pictures, responsive variants, galleries, rows, svg icons, hosted video', () => {
    const media = (address: string) => ({ url: address, id: 5 });
    const { settings, bundle } = attachElements({
      image: { ...media(a), size: '', alt: 'Roof', source: 'library' },
      background_image_tablet: media(b),
      anything_new: { deep: [media(a)] },
      carousel: [media(a), media(b)],
      slides: [{ _id: 'abc', photo: media(a), text: 'x' }],
      selected_icon: { value: media(`${host}/i.svg`), library: 'svg' },
      hosted_url: { url: `${host}/v.mp4`, id: 9 },
      link: { url: 'https://author.org/page', id: '', is_external: '', nofollow: '' },
    });

    expect(settings?.image).toEqual({ url: url(shaA), id: id(shaA), size: '', alt: 'Roof', source: 'library' });
    expect(settings?.slides).toEqual([{ _id: 'abc', photo: { url: url(shaA), id: id(shaA) }, text: 'x' }]);
    expect(settings?.link).toEqual({ url: 'https://author.org/page', id: '', is_external: '', nofollow: '' });
    expect(JSON.stringify(settings)).not.toContain(host);
    expect(bundle.media).toHaveLength(4);
  });

  it('skip empty pictures and inline data', () => {
    const settings = {
      other: { url: '', id: '' },
      inline: { url: 'data:image/png;base64,AAAA', id: '' },
    };

    const attached = attachElements(settings);

    expect(attached.reading.media).toEqual([]);
    expect(attached.settings).toEqual(settings);
  });

  it("blank the id of a failed picture, which would show another site's picture", () => {
    const { settings, bundle } = attachElements({ image: { url: a, id: 5 }, other: { url: '', id: 44 } }, [a]);

    expect(settings).toEqual({ image: { url: a, id: '' }, other: { url: '', id: '' } });
    expect(bundle.warnings.map(({ code, place }) => `${code} ${place}`)).toEqual([
      'media_failed content[0].elements[0].settings.image',
      'media_without_address content[0].elements[0].settings.other',
    ]);
  });

  it('are found in text, CSS and dynamic tags, but not in pasted comments', () => {
    const dynamic = `[elementor-tag id="1" name="x" settings="${encodeURIComponent(JSON.stringify({ fallback: { url: b, id: 3 } }))}"]`;
    const junk = `<!--(figma) <img src="${a}"> -->`;
    const { settings } = attachElements({
      editor: `<p><img class="alignnone wp-image-8" src="${a}" srcset="${a} 2x"/></p>${junk}`,
      list: `${a},${b}`,
      custom_css: `selector{background:url('${b}')} @import url(https://fonts.example.org/css)`,
      __dynamic__: { image: dynamic },
    });

    expect(settings?.editor).toBe(`<p><img class="alignnone wp-image-${id(shaA)}" src="${url(shaA)}"/></p>${junk}`);
    expect(settings?.list).toBe(`${url(shaA)},${url(shaB)}`);
    expect(settings?.custom_css).toBe(`selector{background:url('${url(shaB)}')} @import url(https://fonts.example.org/css)`);
    const tag = Object.values(settings?.__dynamic__ ?? {}).join('');
    expect(decodeURIComponent(tag)).toContain(`"fallback":{"url":"${url(shaB)}","id":"${id(shaB)}"}`);
    expect(tag).toContain(url(shaB));
  });

  it('use the id instead of the address in Elementor 4, which allows only one', () => {
    const source = {
      $$type: 'image-src',
      value: { id: { $$type: 'image-attachment-id', value: 3 }, url: { $$type: 'url', value: a } },
    };
    const { settings, element } = attachElements({ image: { $$type: 'image', value: { src: source } } }, [], {
      styles: { s: { bg: source } },
    });

    const expected = { $$type: 'image-src', value: { id: { $$type: 'image-attachment-id', value: id(shaA) }, url: null } };
    expect(settings?.image).toEqual({ $$type: 'image', value: { src: expected } });
    expect(element?.styles).toEqual({ s: { bg: expected } });
  });

  it('keep a key named __proto__ a plain key', () => {
    const reading = read(
      `{"content":[{"id":"1","elType":"container","settings":{"__proto__":{"url":"${a}","id":1}},"elements":[]}]}`,
    );
    const [document] = attachMedia(reading, resolveAll(reading)).documents;

    expect(JSON.stringify(document)).toContain(`"__proto__":{"url":"${url(shaA)}"`);
  });
});

describe('references to the author’s site', () => {
  it("are blanked in blocks, so that no other site's content appears", () => {
    const { text, bundle } = attachBlocks(
      [
        '<!-- wp:block {"ref":12} /-->',
        '<!-- wp:navigation {"ref":4,"overlayMenu":"never"} --><!-- wp:navigation-link {"label":"Home","id":5,"url":"https://author.org/home","kind":"post-type"} /--><!-- /wp:navigation -->',
        '<!-- wp:everest-forms/form-selector {"formId":"174"} /-->',
      ].join(''),
    );

    expect(text).toBe(
      '<!-- wp:block /--><!-- wp:navigation {"overlayMenu":"never"} --><!-- wp:navigation-link {"label":"Home","url":"https://author.org/home","kind":"post-type"} /--><!-- /wp:navigation --><!-- wp:everest-forms/form-selector /-->',
    );
    expect(bundle.warnings.map(({ code, place }) => `${code} ${place}`)).toEqual([
      'reference_pattern blocks[0]',
      'reference_menu blocks[1]',
      'reference_page blocks[1].innerBlocks[0]',
      'reference_form blocks[2]',
    ]);
  });

  it('are blanked in Elementor where the setting is unambiguous, and text stays', () => {
    const tag = (popup: string) =>
      `[elementor-tag id="1" name="popup" settings="%7B%22popup%22%3A${popup}%2C%22action%22%3A%22open%22%7D"]`;
    const { settings, bundle } = attachElements({
      tabs: [{ _id: 'a', tab_template: '191' }],
      everest_form: '49',
      menu: 'main-menu',
      menu_id: 8,
      grid_template: '3',
      __dynamic__: { link: tag('24') },
    });

    expect(settings).toEqual({
      tabs: [{ _id: 'a', tab_template: '' }],
      everest_form: '',
      menu: 'main-menu',
      menu_id: '',
      grid_template: '3',
      __dynamic__: { link: tag('%22%22') },
    });
    expect(bundle.warnings.map(({ code }) => code)).toEqual([
      'reference_template',
      'reference_form',
      'reference_menu',
      'reference_popup',
    ]);
  });
});

describe('hostile media', () => {
  /** Stays below the size limit of a template. */
  const many = 25_000;

  longTest('rewrites 25,000 pictures, or attributes of one, in one pass', () => {
    const pictures = `<img class="wp-image-1" src="${a}">`.repeat(many);
    const attributes = `<img src="${a}"${` srcset="${b} 2x" class="wp-image-1"`.repeat(many)}>`;

    expect(attachBlocks(`<!-- wp:html -->${pictures}<!-- /wp:html -->`).text.split(url(shaA))).toHaveLength(many + 1);
    expect(attachBlocks(`<!-- wp:html -->${attributes}<!-- /wp:html -->`).text).not.toContain('wp-image-1"');
  });

  longTest('lists all 25,000 places of one picture', () => {
    const { reading, settings } = attachElements({ gallery: Array.from({ length: many }, () => ({ url: a, id: 1 })) });

    expect(reading.media).toMatchObject([{ url: a }]);
    expect(reading.media[0]?.places).toHaveLength(many);
    expect(JSON.stringify(settings).split(url(shaA))).toHaveLength(many + 1);
  });
});

describe('endlessly nested dynamic tags', () => {
  const tag = (settings: string) => ({ a: `[elementor-tag name="x" settings="${encodeURIComponent(settings)}"]` });
  const nest = (depth: number, inside: string) => '['.repeat(depth) + inside + ']'.repeat(depth);

  it('are left unchanged without a crash', () => {
    const deep = { __dynamic__: tag(nest(100_000, '')) };
    const chain = Array.from({ length: 40 }).reduce<object>((inner) => ({ __dynamic__: tag(nest(300, JSON.stringify(inner))) }), {
      image: { url: a, id: 1 },
    });

    expect(attachElements(deep).settings).toEqual(deep);
    expect(attachElements({ ...chain }).settings).toEqual(chain);
  });

  it('are followed as deep as Elementor nests them', () => {
    const { settings } = attachElements({
      __dynamic__: tag(JSON.stringify({ __dynamic__: tag(`{"image":{"url":"${a}","id":1}}`) })),
    });

    expect(decodeURIComponent(decodeURIComponent(JSON.stringify(settings)))).toContain(url(shaA));
  });
});

describe('any template', () => {
  const address = fc.integer({ min: 0, max: 5 }).map((n) => `${host}/p${n}.jpg`);
  const place = fc.oneof(
    address.map((src) => ({ make: { image: { url: src, id: 3 } }, shows: 1 })),
    address.map((src) => ({ make: { editor: `<p>x <img src="${src}"> y</p>` }, shows: 1 })),
    address.map((src) => ({ make: { custom_css: `a{b:url("${src}")}` }, shows: 1 })),
    fc
      .array(address, { maxLength: 4 })
      .map((all) => ({ make: { gallery: all.map((src) => ({ id: 1, url: src })) }, shows: all.length })),
    fc.string().map((text) => ({ make: { title: text.replaceAll('/', '') }, shows: 0 })),
  );

  it('has each occurrence rewritten exactly once, or kept when it failed', () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 12 }), fc.subarray([0, 1, 2, 3, 4, 5]), (places, failing) => {
        const reading = read(exportOf(...places.map(({ make }, index) => widget(`w${index}`, 'x', make)), container('c')));
        const failed = failing.map((n) => `${host}/p${n}.jpg`);
        const once = attachMedia(reading, resolveAll(reading, failed));
        const text = JSON.stringify(once.documents);

        const symbols = text.match(/kit:media\/[0-9a-f]{64}\/url/g)?.length ?? 0;
        const kept = text.match(/uploads\/p\d\.jpg/g)?.length ?? 0;
        expect(symbols + kept).toBe(places.reduce((sum, { shows }) => sum + shows, 0));
        expect(failed.reduce((sum, url_) => sum + text.split(url_).length - 1, 0)).toBe(kept);
        const twice = attachMedia({ ...reading, bundle: once }, resolveAll(reading, failed));
        expect(twice.documents).toEqual(once.documents);
      }),
    );
  });
});
