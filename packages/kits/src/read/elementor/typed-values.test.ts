import type { ElementorElement } from '@kithouse/contract';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { attachMedia, checkTemplate, type Reading, readPack } from '../../index.js';
import { container, exportOf, id, read, resolveAll, shaOf, widget } from '../../testing/fixtures.js';

const typed = ($$type: string, value: unknown) => ({ $$type, value });
const query = (page: unknown, label = 'About') => typed('query', { id: typed('number', page), label: typed('string', label) });
const link = (destination: unknown) => typed('link', { destination, tag: typed('string', 'a') });
const source = (type: string, value: Record<string, unknown>) => typed(type, value);
const image = (src: unknown) => typed('image', { src, size: typed('string', 'full') });
const number = (value: unknown) => typed('image-attachment-id', value);
const a = 'https://a.test/a.jpg';

const attach = (reading: Reading, except: string[] = []) => {
  const { documents, warnings } = attachMedia(reading, resolveAll(reading, except));
  const elements = documents.flatMap((document) => (document.kind === 'elementor' ? document.content : []));
  return { elements, inner: elements[0]?.elements ?? [], codes: warnings.map(({ code }) => code), warnings };
};
const attachWidget = (settings: Record<string, unknown>, more: Partial<ElementorElement> = {}, except: string[] = []) => {
  const { inner, ...rest } = attach(
    read(exportOf(container('1', { ...widget('2', 'e-image', settings), ...more }, widget('3', 'e-heading')))),
    except,
  );
  return { settings: inner[0]?.settings, element: inner[0], ...rest };
};

describe('numbers of the original site in typed values', () => {
  it('[R-EL4-04] removes the target of a link to a page by its number, with a warning', () => {
    const { settings, warnings } = attachWidget({ link: link(query(17)) });

    expect(settings).toEqual({ link: link(null) });
    expect(warnings).toMatchObject([
      {
        code: 'reference_page',
        message: expect.stringContaining('“About”'),
        place: 'content[0].elements[0].settings.link.value.destination',
      },
    ]);
  });

  it('[R-EL4-04] keeps links to addresses and empty queries', () => {
    const kept = { link: link(typed('url', 'https://b.test/')), other: link(query(null)) };

    expect(attachWidget(kept)).toMatchObject({ settings: kept, codes: [] });
  });

  it('[R-EL4-04] turns links of a kit into links to its pages', () => {
    const manifest = {
      name: 'demo',
      version: '3.0',
      site: 'https://demo.test',
      templates: [],
      content: {
        page: { 31: { title: 'Home', url: 'https://demo.test/' }, 32: { title: 'About', url: 'https://demo.test/about/' } },
      },
    };
    const page = (target: number) => ({
      content: [container('1', widget('2', 'e-button', { link: link(query(target)) }))],
      settings: [],
    });
    const files = {
      'manifest.json': manifest,
      'content/page/31.json': page(32),
      'content/page/32.json': page(99),
    };
    const bytes = zipSync(
      Object.fromEntries(Object.entries(files).map(([name, value]) => [name, strToU8(JSON.stringify(value))])),
    );

    const { elements, codes } = attach(readPack({ name: 'kit.zip', bytes }));

    const links = elements.map((element) => element.elements[0]?.settings.link);
    expect(links).toEqual([link(typed('url', 'kit:doc/about/url')), link(null)]);
    expect(codes).toContain('reference_page');
  });

  it('[R-EL4-06] removes numbers of templates, popups and pages, whose setting is around the typed value', () => {
    const popup = typed('dynamic', { name: 'popup', group: 'action', settings: { popup: typed('number', 5) } });
    const address = typed('dynamic', { name: 'internal-url', group: 'site', settings: { post_id: typed('number', 9) } });
    const { settings, codes } = attachWidget({
      template_id: typed('number', 12),
      a: popup,
      b: address,
      columns: typed('number', 3),
    });

    expect(settings).toMatchObject({
      template_id: null,
      a: { value: { name: 'popup', settings: { popup: null } } },
      b: { value: { settings: { post_id: null } } },
      columns: typed('number', 3),
    });
    expect(codes).toEqual(['reference_template', 'reference_popup', 'reference_page']);
  });

  it('[R-EL4-05] removes component instances at any depth, with one warning', () => {
    const instance = widget('9', 'e-component', {
      component_instance: typed('component-instance', {
        component_id: typed('number', 12),
        overrides: typed('overrides-v2', []),
      }),
    });
    const file = exportOf(container('1', instance, container('2', widget('3', 'e-heading'), instance)), instance);

    const { elements, warnings } = attach(read(file));

    expect(JSON.stringify(elements)).not.toContain('e-component');
    expect(elements[0]?.elements).toMatchObject([{ id: '2', elements: [{ id: '3' }] }]);
    expect(warnings).toMatchObject([{ code: 'component_left_out', message: expect.stringContaining('3 Elementor components') }]);
    expect(checkTemplate(read(file)).map(({ code }) => code)).toContain('component_left_out');
  });
});

describe('typed pictures', () => {
  it('[R-EL4-07] removes a picture known only by its number, also without an address beside it', () => {
    const both = source('image-src', { id: number(5), url: null });
    const alone = source('image-src', { id: number('6') });
    const svg = source('svg-src', { id: number(7), url: null });
    const { settings, codes } = attachWidget({ image: image(both), other: image(alone), svg, tag: typed('string', 'a') });

    expect(settings).toEqual({ image: null, other: null, svg: null, tag: typed('string', 'a') });
    expect(codes).toEqual(['media_without_address', 'media_without_address', 'media_without_address']);
  });

  it('[R-EL4-07] removes only the overlay of such a picture from a style', () => {
    const overlay = (src: unknown) => typed('background-image-overlay', { image: image(src), repeat: typed('string', 'repeat') });
    const color = typed('background-color-overlay', { color: typed('color', '#fff') });
    const orphan = overlay(source('image-src', { id: number(5), url: null }));
    const styles = {
      s: { background: typed('background', { 'background-overlay': typed('background-overlay', [orphan, color]) }) },
    };

    const { element } = attachWidget({}, { styles });

    expect(element?.styles).toEqual({
      s: { background: typed('background', { 'background-overlay': typed('background-overlay', [color]) }) },
    });
  });

  it('[R-EL4-07] keeps either an id or an address of every kind of file', () => {
    const url = typed('url', a);
    const video = 'https://a.test/v.mp4';
    const { settings } = attachWidget({
      both: source('image-src', { id: number(3), url, alt: typed('string', 'Bread') }),
      svg: source('svg-src', { id: null, url }),
      video: source('video-src', { id: null, url: typed('url', video) }),
    });
    const failed = attachWidget({ both: source('image-src', { id: number(3), url }) }, {}, [a]);

    expect(settings).toEqual({
      both: source('image-src', { id: number(id(shaOf(a))), url: null, alt: typed('string', 'Bread') }),
      svg: source('svg-src', { id: number(id(shaOf(a))), url: null }),
      video: source('video-src', { id: typed('video-attachment-id', id(shaOf(video))), url: null }),
    });
    expect(failed.settings).toEqual({ both: source('image-src', { id: null, url }) });
  });

  it('[R-EL4-07] survives typed values of another shape', () => {
    const odd = [
      { $$type: 'image-src' },
      source('image-src', {}),
      { $$type: 7, value: {} },
      typed('image', { src: [] }),
      typed('query', 'x'),
    ];

    expect(attachWidget({ odd, image: { $$type: 'image', value: null } })).toMatchObject({
      settings: { odd, image: { $$type: 'image', value: null } },
      codes: [],
    });
  });
});
