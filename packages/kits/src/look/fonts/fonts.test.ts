import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { BundleDocument, ElementorElement } from '@kithouse/contract';
import { describe, expect, it } from 'vitest';
import { parseBlocks, walkBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes } from '../../read/blocks/serialize-blocks.js';
import { elementorPage, packPage } from '../../testing/packs.js';
import { listLooks, packTypes } from '../designed-looks.js';
import { chooseFonts, markFonts } from './choose-fonts.js';
import { findFonts } from './find-fonts.js';
import { findFontFamily } from './font-families.js';
import { firstFont } from './font-roles.js';

const pair = { heading: 'bricolage-grotesque', body: 'dm-sans' };

/** Reads the content of all templates of a pack of the catalogue. */
function readPack(slug: string): BundleDocument[] {
  const isBlocks = slug.endsWith('-blocks');
  const { items } = JSON.parse(readFileSync(`catalogue/${slug}/listing.json`, 'utf8')) as { items: string[] };
  return [slug, ...items].flatMap((name) =>
    readdirSync(`catalogue/${name}`)
      .filter((file) => (isBlocks ? file.endsWith('.html') : file.endsWith('.json') && !/^(site|listing)\.json$/.test(file)))
      .map((file) => {
        const text = readFileSync(`catalogue/${name}/${file}`, 'utf8');
        const key = `${name}-${file.replace(/\W/g, '-')}`;
        const page = packPage(key, isBlocks ? text : '');
        return isBlocks
          ? page
          : ({ ...page, ...elementorPage(key, {}), ...JSON.parse(text), kind: 'elementor' } as BundleDocument);
      }),
  );
}

/** Counts the first font of each setting and inline style. */
function countFonts(documents: readonly BundleDocument[]): Record<string, number> {
  const text = JSON.stringify(documents);
  const written = [...text.matchAll(/font_?family\\*": *\\*"((?:[^"\\]|\\")*)|font-family:([^;"\\]*)/gi)];
  const counts: Record<string, number> = {};
  for (const [, setting, style] of written) {
    const font = firstFont(setting ?? style ?? '');
    counts[font] = (counts[font] ?? 0) + 1;
  }
  return counts;
}

const packs = readdirSync('catalogue').filter((name) => existsSync(`catalogue/${name}/site.json`));

describe.each(packs)('fonts of %s', (slug) => {
  const documents = readPack(slug);

  it('replaces the families of all headings and texts and keeps others, such as for code [R-SITE-183]', () => {
    const own = findFonts({ documents });
    const before = countFonts(documents);
    const after = countFonts(chooseFonts({ documents }, pair).documents);

    expect(own).toMatchObject({ heading: expect.any(String), body: expect.any(String) });
    const others = Object.entries(before).filter(([font]) => font !== own.heading && font !== own.body);
    const { 'bricolage grotesque': headings = 0, 'dm sans': sans = 0, ...kept } = after;
    expect(kept).toEqual(Object.fromEntries(others));
    expect([headings > 20, sans > 20]).toEqual([true, true]);
    expect(headings + sans).toBe(sum(before) - sum(Object.fromEntries(others)));
  });

  it('writes setting and HTML of each block alike, and the same again [R-SITE-183]', () => {
    const chosen = chooseFonts({ documents }, pair).documents;
    const differing = chosen.flatMap((document) => {
      const found: string[] = [];
      walkBlocks(document.kind === 'blocks' ? parseBlocks(document.content).nodes : [], ({ name, inner, ...block }) => {
        const { style } = readAttributes({ name, inner, ...block }) ?? {};
        const list = (style as { typography?: { fontFamily?: string } } | undefined)?.typography?.fontFamily;
        const html = inner.filter((item) => typeof item === 'string').join('');
        if (list !== undefined && html.includes('font-family') && !html.includes(`font-family:${list}`)) {
          found.push(name);
        }
      });
      return found;
    });

    expect(differing).toEqual([]);
    expect(chooseFonts({ documents }, pair).documents).toEqual(chosen);
    expect(chooseFonts({ documents: chosen }, pair).documents).toEqual(chosen);
  });

  it('returns the same content without a known pair, and changes only families otherwise [R-SITE-183]', () => {
    expect(chooseFonts({ documents }, undefined).documents).toEqual(documents);
    expect(chooseFonts({ documents }, { heading: 'bricolage-grotesque', body: 'unknown' }).documents).toEqual(documents);
    const withoutFonts = (given: readonly BundleDocument[]) =>
      JSON.stringify(given).replace(/font_?family\\*": *\\*"((?:[^"\\]|\\")*)|font-family:[^;"\\]*/gi, '');
    expect(withoutFonts(chooseFonts({ documents }, pair).documents)).toBe(withoutFonts(documents));
  });
});

const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, count) => all + count, 0);
const widget = (widgetType: string, settings: Record<string, unknown>): ElementorElement =>
  ({ id: widgetType, elType: 'widget', widgetType, settings, elements: [] }) as ElementorElement;
const withWidgets = (...content: ElementorElement[]) => [{ ...elementorPage('a', {}), content } as BundleDocument];

describe('fonts of other packs', () => {
  it('tells headings and texts of one family apart by the element [R-SITE-183]', () => {
    const documents = withWidgets(
      widget('heading', { typography_font_family: 'Inter' }),
      widget('text-editor', { typography_font_family: 'Inter' }),
      widget('accordion', { title_typography_font_family: 'Inter' }),
      widget('icon-box', { title_typography_font_family: 'Inter', description_typography_font_family: 'Inter' }),
    );

    const { content } = chooseFonts({ documents }, pair).documents[0] as { content: ElementorElement[] };

    expect(content.map(({ settings }) => Object.values(settings as Record<string, string>).map(firstFont))).toEqual([
      ['bricolage grotesque'],
      ['dm sans'],
      ['dm sans'],
      ['bricolage grotesque', 'dm sans'],
    ]);
  });

  it('replaces the fonts of a kit and of its page styles [R-SITE-183]', () => {
    const font = (id: string, family: string) => ({
      id,
      title: id,
      role: 'system' as const,
      settings: { typography_font_family: family, typography_font_weight: '600' },
    });
    const settings = {
      colors: [],
      fonts: [font('primary', 'Roboto'), font('text', 'Lato'), font('extra', 'Courier')],
      styles: { h2_typography_font_family: 'Roboto', body_typography_font_family: 'Lato', h2_color: '#000000' },
    };

    const chosen = chooseFonts({ documents: withWidgets(), settings }, pair).settings;

    expect(chosen?.fonts.map((one) => firstFont(String(one.settings.typography_font_family)))).toEqual([
      'bricolage grotesque',
      'dm sans',
      'courier',
    ]);
    expect(firstFont(String(chosen?.styles?.h2_typography_font_family))).toBe('bricolage grotesque');
    expect(chosen?.styles?.h2_color).toBe('#000000');
    expect(chosen?.fonts[0]?.settings.typography_font_weight).toBe('600');
  });

  it('never changes texts, and leaves a block alone whose HTML differs from its setting [R-SITE-183]', () => {
    const content = [
      '<!-- wp:heading {"style":{"typography":{"fontFamily":"Lato"}}} --><h2 class="x">font-family:Lato</h2><!-- /wp:heading -->',
      '<!-- wp:paragraph {"style":{"typography":{"fontFamily":"Lato"}}} --><p style="font-family:Lato">a</p><!-- /wp:paragraph -->',
    ].join('');

    const [document] = chooseFonts({ documents: [packPage('a', content)] }, pair).documents;

    const [first = '', second = ''] = String(document?.content).split('<!-- wp:paragraph');
    expect(first).toBe(content.split('<!-- wp:paragraph')[0]);
    expect(second).toContain("font-family:'DM Sans', 'Helvetica Neue', Arial, sans-serif\"");
  });

  it('finds no fonts where none are named', () => {
    expect(findFonts({ documents: [packPage('a', '<p>x</p>'), ...withWidgets(widget('heading', {}))] })).toEqual({});
  });

  it('puts the names of a preview before the pack’s own families [R-SITE-184]', () => {
    const blocks = packPage(
      'a',
      '<!-- wp:heading {"style":{"typography":{"fontFamily":"Lato, sans-serif"}}} --><h2 style="font-family:Lato, sans-serif">A</h2><!-- /wp:heading -->',
    );
    const marked = markFonts({
      documents: [blocks, ...withWidgets(widget('heading', { typography_font_family: 'Lato' }))],
    }).documents;

    expect(marked[0]?.content).toContain('style="font-family:kit-heading, Lato, sans-serif"');
    expect(JSON.stringify(marked[1])).toContain(JSON.stringify('kit-heading", "Lato'));
  });
});

it.each(packTypes)('knows the name and kind of each designed font for a %s [R-SITE-51]', (type) => {
  const slugs = listLooks(type).fonts.flatMap(({ heading, body }) => [heading, body]);

  expect(slugs.filter((slug) => !findFontFamily(slug))).toEqual([]);
});
