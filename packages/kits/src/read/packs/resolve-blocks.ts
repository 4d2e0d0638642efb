import { createBlock } from '../blocks/create-block.js';
import { type BlockNode, parseBlocks } from '../blocks/parse-blocks.js';
import { readAttributes, replaceAttributes, serializeBlocks } from '../blocks/serialize-blocks.js';
import { mapValues } from '../map-values.js';
import { isRecord } from '../parse-json.js';
import type { References, Resolving } from './references.js';
import { resolveAddress } from './resolve-elementor.js';
import { resolveText } from './resolve-text.js';

/** Replaces references in block markup by symbols, consistently in attributes and HTML. */
export function resolveBlocks(content: string, resolving: Resolving): string {
  return serializeBlocks(resolveNodes(parseBlocks(content).nodes, 'blocks', 'freeform', resolving));
}

function resolveNodes(
  nodes: readonly (string | BlockNode)[],
  prefix: string,
  html: string,
  resolving: Resolving,
  isMenu = false,
): (string | BlockNode)[] {
  let index = -1;
  return nodes.map((node) => {
    if (typeof node === 'string') {
      return resolveText(node, html, resolving);
    }
    index += 1;
    const path = `${prefix}[${index}]`;
    const whole = isMenu ? node : expandNavigation(node, resolving.refs);
    const inner = resolveNodes(whole.inner, `${path}.innerBlocks`, `${path}.html`, resolving, isMenu || whole !== node);
    const attributes = whole.attributes_text === '' ? undefined : readAttributes(whole);
    const resolved = isRecord(attributes) ? resolveAttributes(whole.name, attributes, `${path}.attrs`, resolving) : attributes;
    return { ...(resolved === undefined || resolved === attributes ? whole : replaceAttributes(whole, resolved)), inner };
  });
}

/** Inlines the links of a menu that a navigation names by id, which is meaningless on another site. */
function expandNavigation(node: BlockNode, refs: References): BlockNode {
  if (node.name !== 'core/navigation') {
    return node;
  }
  const { ref, ...attributes } = readAttributes(node) ?? {};
  const links = refs.navigation(String(ref));
  return links && node.inner.every((one) => typeof one === 'string') ? createBlock(node.name, attributes, links) : node;
}

function resolveAttributes(
  name: string,
  attributes: Record<string, unknown>,
  path: string,
  resolving: Resolving,
): Record<string, unknown> {
  const numbered = resolveNumbers(name, attributes, resolving.refs);
  return resolveValues(numbered, path, resolving) as Record<string, unknown>;
}

function resolveNumbers(name: string, attributes: Record<string, unknown>, refs: References): Record<string, unknown> {
  const known = (key: string, symbol: (id: string) => string | undefined, ...without: string[]) => {
    const id = attributes[key];
    const found = typeof id === 'number' || (typeof id === 'string' && id !== '') ? symbol(String(id)) : undefined;
    const rest = Object.fromEntries(Object.entries(attributes).filter(([other]) => !without.includes(other)));
    return found === undefined ? attributes : { ...rest, [key]: found };
  };
  switch (name) {
    case 'core/block':
      return known('ref', (id) => refs.document(id));
    case 'core/navigation-link':
    case 'core/navigation-submenu':
      return known('id', (id) => (attributes.kind === 'taxonomy' ? refs.term(id) : refs.document(id)));
    case 'core/page-list':
      return known('parentPageID', (id) => refs.document(id));
    case 'contact-form-7/contact-form-selector':
      return known('id', (id) => refs.form(id), 'hash');
    default:
      return name.startsWith('core/') ? attributes : known('formId', (id) => refs.form(id));
  }
}

const termLists = /^(?:categoryIds|tagIds|taxQuery|categories)$/;

function resolveValues(value: unknown, path: string, resolving: Resolving, isTerms = false): unknown {
  if (Array.isArray(value)) {
    return mapValues(value, (item, index) =>
      isTerms && typeof item === 'number'
        ? (resolving.refs.term(String(item)) ?? item)
        : resolveValues(item, `${path}[${index}]`, resolving, isTerms),
    );
  }
  if (isRecord(value)) {
    return mapValues(value, (item, key) =>
      isTerms && key === 'id' && typeof item === 'number'
        ? (resolving.refs.term(String(item)) ?? item)
        : resolveValues(item, `${path}.${key}`, resolving, isTerms || termLists.test(key)),
    );
  }
  return typeof value === 'string' ? (resolveAddress(value, path, resolving) ?? resolveText(value, path, resolving)) : value;
}
