import type { BundleDocument, BundleForm, BundleMenu } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes, replaceAttributes, serializeBlocks } from '../../read/blocks/serialize-blocks.js';
import { mapValues } from '../../read/map-values.js';
import { isRecord } from '../../read/parse-json.js';
import type { PlannedDocument } from '../plan-source.js';
import { escapeHtml, type FactMatcher, toDial } from './match-facts.js';

type Write = (text: string) => string;

/** Writes texts, by the keys of the matcher, over those of the demo business. A text without a replacement stays as it is. */
export function replaceFacts(matcher: FactMatcher, texts: Readonly<Record<string, string>>) {
  const write = (text: string, toForm: Write) =>
    matcher.replace(text, ({ key, form }) => {
      const value = texts[key];
      if (value === undefined) {
        return undefined;
      }
      return form === 'url' ? encodeURIComponent(value) : form === 'tel' ? `tel:${toDial(value)}` : toForm(value);
    });
  const html: Write = (text) => write(text, escapeHtml);
  const title: Write = (text) => write(text, escapeTags);
  const document = (one: BundleDocument) => inDocument(one, html, title);
  return {
    text: (text: string) => write(text, (value) => value),
    document,
    planned: (planned: PlannedDocument): PlannedDocument => ({
      ...planned,
      title: title(planned.title),
      document: document(planned.document),
    }),
    menu: (menu: BundleMenu): BundleMenu => ({
      ...menu,
      name: title(menu.name),
      items: menu.items.map((item) => ({ ...item, title: title(item.title), ...(item.url ? { url: html(item.url) } : {}) })),
    }),
    form: (form: BundleForm): BundleForm => ({
      ...form,
      title: title(form.title),
      content: isJson(form) ? inJsonTexts(form.content, html) : html(form.content),
      meta: mapValues(form.meta, (value) => inValue(value, html)),
    }),
  };
}

/** Returns true for forms of plugins that store their fields as JSON. */
const isJson = ({ post_type }: BundleForm) => post_type === 'wpforms' || post_type === 'everest_form';

/** Writes into each text of JSON as its readers see it. Leaves the rest as it is, because parsing would reorder numbered fields. */
const inJsonTexts = (json: string, html: Write): string =>
  json.replace(/"(?:[^"\\]|\\.)*"/gs, (literal) => {
    const text = parseText(literal);
    const changed = text === undefined ? text : html(text);
    return changed === text ? literal : JSON.stringify(changed);
  });

function parseText(literal: string): string | undefined {
  try {
    return JSON.parse(literal) as string;
  } catch {
    return undefined;
  }
}

/** Keeps `&` in titles, as WordPress stores them: people edit a title as plain text. */
const escapeTags: Write = (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function inDocument(document: BundleDocument, html: Write, name: Write): BundleDocument {
  const { title, excerpt } = document;
  const changed = { title: name(title), ...(excerpt === undefined ? {} : { excerpt: html(excerpt) }) };
  return document.kind === 'elementor'
    ? {
        ...document,
        ...changed,
        content: mapValues(document.content, (value) => inValue(value, html)) as typeof document.content,
      }
    : { ...document, ...changed, content: serializeBlocks(inNodes(parseBlocks(document.content).nodes, html)) };
}

const inNodes = (nodes: readonly (string | BlockNode)[], html: Write): (string | BlockNode)[] =>
  nodes.map((node) =>
    typeof node === 'string' ? html(node) : { ...inAttributes(node, html), inner: inNodes(node.inner, html) },
  );

function inAttributes(block: BlockNode, html: Write): BlockNode {
  const attributes = readAttributes(block);
  const changed = attributes && mapValues(attributes, (value) => inValue(value, html));
  return changed === undefined || changed === attributes ? block : replaceAttributes(block, changed);
}

const inValue = (value: unknown, html: Write): unknown =>
  typeof value === 'string'
    ? html(value)
    : Array.isArray(value) || isRecord(value)
      ? mapValues(value, (item) => inValue(item, html))
      : value;
