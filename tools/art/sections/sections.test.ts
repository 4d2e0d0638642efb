import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkTemplate, readPack } from '@kithouse/kits';
import { describe, expect, test } from 'vitest';
import type { Node, Section } from './grammar.js';
import { sections } from './index.js';
import { anchors } from './links.js';
import { filesOf, picturesOf } from './write.js';

const catalogue = new URL('../../../catalogue', import.meta.url).pathname;
const files = new Map(sections.flatMap((section) => [...filesOf(section)]));
const templates = [...files].filter(([name]) => !name.endsWith('listing.json'));

/** Returns the parts inside a part. */
function childrenOf(node: Node): Node[] {
  return node.kind === 'columns' ? node.columns.flatMap(({ children }) => children) : 'children' in node ? node.children : [];
}

/** Groups values by a key. */
function groupBy<T>(values: T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  }
  return groups;
}

const flatten = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flatten(childrenOf(node))]);

/** Returns the kinds of parts and how they are nested, without their words. */
const shapeOf = (node: Node): string => {
  const look = 'look' in node ? node.look : node.kind === 'heading' ? node.level : 'count' in node ? node.count : '';
  const size = 'size' in node ? node.size : 'ratio' in node ? node.ratio : '';
  return `${node.kind}${look}${size ?? ''}(${childrenOf(node).map(shapeOf).join()})`;
};
const structureOf = ({ ground, children }: Section) => `${ground} ${children.map(shapeOf).join()}`;

test('[R-SHELF-01] the catalogue has exactly what the sections describe', () => {
  const differing = [...files].filter(([name, text]) => {
    const file = path.join(catalogue, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });

  expect(differing.map(([name]) => name)).toEqual([]);
  const drawn = readdirSync(path.join(catalogue, 'media')).filter((name) => name.startsWith('neutral-'));
  expect(drawn.sort()).toEqual(picturesOf(files));
});

test('[R-SHELF-02] uses only the fonts and colours of the site', () => {
  for (const [name, text] of templates) {
    const colors = new Set(text.match(/#[0-9a-f]{6}(?:[0-9a-f]{2})?\b/gi));
    const known = ['#14181d', '#ffffff', '#ffffff00', '#80808017', '#80808066'];

    expect([name, [...colors].filter((color) => !known.includes(color))]).toEqual([name, []]);
    expect([name, /fontFamily|font-family|font_family/.test(text)]).toEqual([name, false]);
  }
});

test('[R-SHELF-04] no two sections have the same name, title, description or structure', () => {
  for (const keyOf of [
    ({ slug }: Section) => slug,
    ({ title }: Section) => title,
    ({ description }: Section) => description,
    structureOf,
  ]) {
    const seen = groupBy(sections, keyOf);
    const same = [...seen.values()].filter((group) => group.length > 1).map((group) => group.map(({ slug }) => slug));

    expect(same).toEqual([]);
  }
});

describe('[R-SHELF-05] every section', () => {
  test('passes the checks of templates in both builders', () => {
    for (const [name, text] of templates) {
      const reading = readPack({ name: path.basename(name), bytes: Buffer.from(text) });
      const found = checkTemplate(reading).filter(({ severity, code }) => severity !== 'info' && code !== 'relative_address');

      expect([name, found, reading.warnings]).toEqual([name, [], []]);
    }
  });

  test('has headings that descend without gaps from the first level in heroes and pages of errors, and the second elsewhere', () => {
    for (const { slug, type, tag, children } of sections.filter((section) => section.tag === 'section')) {
      const levels: number[] = flatten(children).flatMap((node) => (node.kind === 'heading' ? [node.level] : []));
      const first = type === 'Hero' || type === '404' ? 1 : 2;

      expect([slug, tag, levels[0]]).toEqual([slug, tag, first]);
      expect([slug, levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)]).toEqual([slug, []]);
      expect([slug, levels.filter((level) => level === 1).length <= 1]).toEqual([slug, true]);
    }
  });

  test('describes its pictures, and shows none twice', () => {
    for (const { slug, children } of sections) {
      const pictures = flatten(children).filter((node) => node.kind === 'picture' || node.kind === 'cover');

      expect([slug, pictures.filter(({ alt }) => alt.length < 12)]).toEqual([slug, []]);
      const names = pictures.map(({ name }) => name);
      expect([slug, names]).toEqual([slug, [...new Set(names)]]);
    }
  });

  test('leads with each link to an email, a call, a map, a network or a section that exists', () => {
    const carried = new Set(sections.map(({ anchor }) => anchor));
    for (const [name, text] of templates) {
      const links = [...text.matchAll(/href=\\?"([^"\\]*)|"url":"([^"]*)"/g)].map(([, html, json]) => html ?? json ?? '');
      const dead = links.filter(
        (url) =>
          !/^(?:mailto:[^?]+@example\.com\?subject=.|mailto:hello@example\.com$|tel:\+\d{9}|https:\/\/www\.\w+\.(?:org|com)\/|media\/neutral-|\/$|\/\?s=)/.test(
            url,
          ) && !anchors.some((anchor) => url === `/#${anchor}` && carried.has(anchor)),
      );

      expect([name, dead]).toEqual([name, []]);
    }
  });
});
test('[R-SHELF-03] both builders have at least 160 sections, and at least six of each common kind', () => {
  const kinds = groupBy(sections, ({ type }) => type);
  const few = [...kinds].filter(([, group]) => group.length < 6).map(([type]) => type);

  expect(sections.length).toBeGreaterThanOrEqual(160);
  expect(few.sort()).toEqual(['Donate', 'Legal', 'Schedule']);
});
