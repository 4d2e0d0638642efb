import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundleDocument } from '@kithouse/contract';
import { describe, expect, it } from 'vitest';
import { sample } from '../../../scripts/test-extent.js';
import {
  attachMedia,
  checkTemplate,
  freshElementIds,
  KitError,
  outline,
  parseBlocks,
  readBundleZip,
  readTemplate,
  renderBundle,
  serializeBlocks,
  writeBundleZip,
  writeTemplateFile,
} from './index.js';
import { plainText } from './preview/outline/outline-node.js';
import type { BlockNode } from './read/blocks/parse-blocks.js';
import { readAttributes } from './read/blocks/serialize-blocks.js';
import { placeholder } from './read/media/placeholder.js';
import { mapSizesToWhole } from './read/media/same-media.js';
import { isRecord } from './read/parse-json.js';
import { resolveAll, shaOf } from './testing/fixtures.js';

const folder = process.env.KITHOUSE_CORPUS ?? join(import.meta.dirname, '../../../../shared/corpus');
const hasCorpus = existsSync(join(folder, 'index.json'));
type Item = { file: string; kind: string };
const items: Item[] = hasCorpus ? JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).items : [];
const load = (file: string) => ({ name: file, bytes: new Uint8Array(readFileSync(join(folder, file))) });

const refusals: Record<string, RegExp> = {
  'elementor-kit-settings': /^This is the site settings of an Elementor kit/,
  'elementor-kit': /^This is an Elementor kit/,
  'envato-style-template-kit': /^This is an Envato template kit/,
  'starter-site-pack': /^This is a starter site, which contains a whole site\./,
  'starter-site-catalog': /^This is a list of starter sites/,
  wxr: /^This is a WordPress export \(WXR\), which contains a whole site\./,
  image: /^This is a (?:PNG|JPEG|WebP) image, not a template\.$/,
};
const all = items.filter(({ kind }) => !(kind in refusals));
/** Includes at least one of each kind. */
const templates = sample(all, 40, (item) => item === all.find(({ kind }) => kind === item.kind));

/** Counts filled pictures independently of the reader under test. */
function countFilled(value: unknown): number {
  if (Array.isArray(value)) {
    return value.reduce((sum: number, item) => sum + countFilled(item), 0);
  }
  if (!isRecord(value)) {
    return 0;
  }
  const { url } = value;
  const isFilled = typeof url === 'string' && /^https?:/.test(url) && 'id' in value;
  return Object.values(value).reduce((sum: number, item) => sum + countFilled(item), isFilled ? 1 : 0);
}

/** Replaces symbols by addresses and removes what rewriting can change; the rest must be equal. */
function neutral(text: string, addresses: Map<string, string>, whole: Map<string, string>): string {
  return [...whole]
    .reduce((soFar, [small, large]) => soFar.replaceAll(small, large), text)
    .replace(/kit:media\/([0-9a-f]{64})\/url/g, (_, sha: string) => addresses.get(sha) ?? 'lost')
    .replace(/\s*wp-image-(?:\d+|kit:media\/[0-9a-f]{64}\/id)/g, '')
    .replace(/\s+class="\s*"/g, '')
    .replaceAll('class=" ', 'class="')
    .replace(/%22popup%22%3A(?:24|%22%22)/g, 'popup')
    .replace(/data-id="(?:\d+|kit:media\/[0-9a-f]{64}\/id)"/g, 'data-id')
    .replace(/\s(?:srcset|sizes)="[^"]*"/g, '');
}

/** Matches ids of templates, popups, forms and menus, which are blanked deliberately. */
const blankable = /^(?:tab_template|everest_form|menu_id|ref)$/;

function neutralValue(value: unknown, neutralText: (text: string) => string): unknown {
  if (typeof value === 'string') {
    return neutralText(value);
  }
  if (Array.isArray(value)) {
    return value.map((item) => neutralValue(item, neutralText));
  }
  if (!isRecord(value)) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => key !== 'formId' || isRecord(item))
      .map(([key, item]) => [
        key,
        blankable.test(key) && !isRecord(item)
          ? 'blank'
          : /^(?:id|mediaId)$/.test(key) && ('url' in value || /^(?:kit:media|\d+$)/.test(String(item)))
            ? 'id'
            : neutralValue(item, neutralText),
      ]),
  );
}

/** Matches blocks whose picture gets an id if it has none. */
const identified = /^core\/(?:image|cover)$/;

function neutralAttributes(node: BlockNode, neutralText: (text: string) => string): unknown {
  const attributes = neutralValue(readAttributes(node), neutralText);
  return identified.test(node.name) && isRecord(attributes) ? { ...attributes, id: 'id' } : attributes;
}

const neutralBlocks = (nodes: (string | BlockNode)[], neutralText: (text: string) => string): unknown =>
  nodes.map((node) =>
    typeof node === 'string'
      ? neutralText(node)
      : [node.name, neutralAttributes(node, neutralText), neutralBlocks(node.inner, neutralText), node.closer],
  );

function neutralDocument(document: BundleDocument, neutralText: (text: string) => string): unknown {
  return document.kind === 'blocks'
    ? neutralBlocks(parseBlocks(document.content).nodes, neutralText)
    : neutralValue([document.content, document.page_settings], neutralText);
}

/** Removes settings that a builder's file does not contain and that are derived from title and content. */
function withoutSettings(document: BundleDocument): unknown {
  const { post_type: _, template_type: __, slug: ___, key: ____, ...rest } = document;
  return 'page_settings' in rest ? { ...rest, page_settings: { template: document.page_template, ...rest.page_settings } } : rest;
}

describe.skipIf(!hasCorpus)('corpus of real templates (skipped when the folder is not beside the project)', () => {
  it('is complete', () => {
    expect(items.length).toBeGreaterThan(140);
    expect(all.length).toBeGreaterThan(120);
  });

  it.each(items.filter(({ kind }) => kind in refusals))('refuses $file and names its kind', ({ file, kind }) => {
    expect(() => readTemplate(load(file))).toThrow(KitError);
    expect(() => readTemplate(load(file))).toThrow(refusals[kind]);
  });

  it.each(templates)('reads $file without losing a picture or changing anything else', ({ file }) => {
    const reading = readTemplate(load(file));
    const [document] = reading.bundle.documents;
    const bundle = attachMedia(reading, resolveAll(reading));
    const [attached] = bundle.documents;
    const text = JSON.stringify(attached);
    if (!document || !attached) {
      throw new Error('no document');
    }

    const placeholders = bundle.media.flatMap(({ sha256, source_url = '' }) =>
      sha256 === placeholder.medium.sha256 ? [[sha256, source_url] as const] : [],
    );
    const addresses = new Map([...placeholders, ...reading.media.map(({ url }) => [shaOf(url), url] as const)]);
    const all = document.kind === 'blocks' ? document.content : JSON.stringify(document.content);
    const whole = mapSizesToWhole([...all.replaceAll('\\/', '/').matchAll(/https?:[^\s"'<>()\\]+/g)].map(([url]) => url));
    const neutralText = (part: string) => neutral(part, addresses, whole);
    expect(neutralDocument(attached, neutralText)).toEqual(neutralDocument(document, neutralText));
    for (const { url } of reading.media) {
      expect(text).toContain(shaOf(url));
    }
    expect(bundle.warnings.filter(({ code }) => code === 'media_failed')).toEqual([]);
    if (document.kind === 'elementor') {
      expect(text.match(/"id":"kit:media/g)?.length ?? 0).toBe(countFilled(document.content));
    } else {
      expect(serializeBlocks(parseBlocks(document.content).nodes)).toBe(document.content);
      expect(text).not.toMatch(/<img[^>]+src=\\"https?:/);
    }
  });

  it.each(templates)('keeps each address of $file and blanks its id when nothing can be downloaded', ({ file }) => {
    const reading = readTemplate(load(file));
    const bundle = attachMedia(reading, new Map());
    const text = JSON.stringify(bundle.documents);

    expect(text.replaceAll(`kit:media/${placeholder.medium.sha256}/`, '')).not.toContain('kit:media');
    expect(text).not.toMatch(/wp-image-\d/);
    const failed = new Set(
      bundle.warnings.filter(({ code }) => code === 'media_failed').map(({ message }) => / (\S+) couldn’t/.exec(message)?.[1]),
    );
    for (const { url, places } of reading.media) {
      expect(failed).toContain(url);
      expect(places.length).toBeGreaterThan(0);
    }
  });

  it.each(templates)('passes $file through zip, check, outline and new ids', ({ file }) => {
    const { bundle } = readTemplate(load(file));

    expect(readBundleZip(writeBundleZip(bundle, new Map()))).toEqual({ bundle, files: new Map() });
    expect(checkTemplate(bundle).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(outline(bundle)[0]?.nodes.length).toBeGreaterThan(0);
    const [document] = bundle.documents;
    if (document?.kind === 'elementor') {
      expect(JSON.stringify(freshElementIds(document.content)).length).toBeGreaterThan(0);
    }
  });

  it.each(templates)("round-trips $file through its builder's format with the original picture addresses", ({ file }) => {
    const reading = readTemplate(load(file));
    const bundle = attachMedia(reading, resolveAll(reading));
    const again = readTemplate(writeTemplateFile(bundle));
    const attached = attachMedia(again, resolveAll(again));

    expect(again.media.map(({ url }) => url).sort()).toEqual(reading.media.map(({ url }) => url).sort());
    expect(new TextDecoder().decode(writeTemplateFile(attached).bytes)).toBe(
      new TextDecoder().decode(writeTemplateFile(bundle).bytes),
    );
    if (bundle.platform === 'elementor') {
      expect(attached.documents.map(withoutSettings)).toEqual(bundle.documents.map(withoutSettings));
    }
    expect(JSON.stringify(again.bundle)).not.toContain('kit:media');
  });

  it.each(templates)('renders $file with its text and pictures and loads nothing else', ({ file }) => {
    const reading = readTemplate(load(file));
    const bundle = attachMedia(reading, resolveAll(reading));
    const [page] = renderBundle(bundle, { mediaUrl: (sha256) => `https://cloud.test/${sha256}` });
    const body = page?.html.slice(page.html.indexOf('<body')) ?? '';

    expect(body).not.toMatch(/(?:src|style)="[^"]*\/\/(?!cloud\.test)|<script|<iframe|<[^>]+\son\w+=/i);
    const words = outline(bundle)
      .flatMap(({ nodes }) => nodes)
      .flatMap(function textsOf({ kind, text, children }): string[] {
        return [...(kind === 'heading' && text ? [text] : []), ...children.flatMap(textsOf)];
      });
    const shown = plainText(body, Number.POSITIVE_INFINITY) ?? '';
    expect(words.filter((text) => !shown.replace(/\s/g, '').includes(text.replace(/\s/g, '')))).toEqual([]);
  });
});
