import type { BundleDocument, ElementorElement, Warning } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../blocks/parse-blocks.js';
import { readAttributes, replaceAttributes, serializeBlocks } from '../blocks/serialize-blocks.js';
import { isTyped, mapTypedList } from '../elementor/typed-value.js';
import { mapValues } from '../map-values.js';
import { isRecord } from '../parse-json.js';
import { findBlockReference } from './block-reference.js';
import { removeInstances } from './remove-instances.js';
import { findSettingReference } from './setting-reference.js';
import { findTypedReference } from './typed-reference.js';

type Warn = (warning: Warning) => void;

/**
 * Blanks ids of templates, popups, forms, menus and pages, which would show other content on another site, and warns with each
 * place. Removes instances of components.
 */
export function detachReferences(document: BundleDocument, warn: Warn): BundleDocument {
  if (document.kind === 'blocks') {
    return { ...document, content: serializeBlocks(detachBlocks(parseBlocks(document.content).nodes, 'blocks', warn)) };
  }
  return {
    ...document,
    content: detachSettings(removeInstances(document.content, warn), 'content', warn) as ElementorElement[],
    page_settings: detachSettings(document.page_settings, 'page_settings', warn) as Record<string, unknown>,
  };
}

function detachBlocks(nodes: readonly (string | BlockNode)[], prefix: string, warn: Warn): (string | BlockNode)[] {
  let index = -1;
  return nodes.map((node) => {
    if (typeof node === 'string') {
      return node;
    }
    index += 1;
    const path = `${prefix}[${index}]`;
    return { ...detachBlock(node, path, warn), inner: detachBlocks(node.inner, `${path}.innerBlocks`, warn) };
  });
}

function detachBlock(block: BlockNode, path: string, warn: Warn): BlockNode {
  const attributes = readAttributes(block);
  const reference = isRecord(attributes) ? findBlockReference(block.name, attributes) : undefined;
  if (!isRecord(attributes) || reference?.key === undefined) {
    return block;
  }
  const { code, message, key } = reference;
  warn({ code, message: `${message}. Its ID was removed.`, place: path });
  return replaceAttributes(block, Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== key)));
}

function detachSettings(value: unknown, path: string, warn: Warn, key = ''): unknown {
  if (Array.isArray(value)) {
    return mapTypedList(value, (item, index) => detachSettings(item, `${path}[${index}]`, warn));
  }
  const typed = isTyped(value) ? findTypedReference(key, value) : undefined;
  if (typed) {
    warn({ ...typed, place: path });
    return null;
  }
  if (isRecord(value)) {
    return mapValues(value, (item, name) =>
      key === '__dynamic__' ? detachPopup(item, `${path}.${name}`, warn) : detachSettings(item, `${path}.${name}`, warn, name),
    );
  }
  const reference = findSettingReference(key, value);
  if (!reference?.is_certain) {
    return value;
  }
  const { code, what } = reference;
  warn({
    code,
    message: `The setting “${key}” referred to ${what} of the author’s site, which isn’t included. Its ID was removed.`,
    place: path,
  });
  return '';
}

/** Blanks a popup's id in the URL-encoded settings of a dynamic tag. */
function detachPopup(tag: unknown, path: string, warn: Warn): unknown {
  if (typeof tag !== 'string' || !/\bname="popup"/.test(tag)) {
    return tag;
  }
  const detached = tag.replace(/(%22popup%22%3A)(?:%22)?[1-9]\d*(?:%22)?/i, '$1%22%22');
  if (detached !== tag) {
    const message = 'This opens a popup of the author’s site, which isn’t included. Its ID was removed.';
    warn({ code: 'reference_popup', message, place: path });
  }
  return detached;
}
