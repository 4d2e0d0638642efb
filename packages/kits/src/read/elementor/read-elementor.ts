import type { ElementorElement, Warning } from '@kithouse/contract';
import { readingOf } from '../draft.js';
import { KitError } from '../kit-error.js';
import { limits } from '../limits.js';
import { isRecord } from '../parse-json.js';
import type { Reading } from '../reading.js';
import type { Component } from './components.js';
import { ComponentDetacher } from './detach-components.js';
import { fillAddresses, listAddresses } from './fill-addresses.js';
import { DesignFlattener } from './flatten-design.js';
import { readKitSettings } from './kit-settings.js';
import { readDesign } from './read-design.js';
import { reportGlobals } from './report-globals.js';
import { wrapLoose } from './wrap-loose.js';

/** Lists document types that fill a page; all others are parts of one. */
const pageTypes = new Set([
  'page',
  'wp-page',
  'wp-post',
  'landing-page',
  'error-404',
  'single',
  'single-page',
  'single-post',
  'archive',
  'search-results',
  'product',
  'product-archive',
]);

/** Lists Elementor's own page templates; a theme's would be missing on another site. */
export const pageTemplates: ReadonlySet<string> = new Set([
  'default',
  'elementor_canvas',
  'elementor_header_footer',
  'elementor_theme',
]);

/** Finds the elements in any JSON shape of Elementor and its add-ons, and the object around them. */
export function findElements(value: unknown): { elements: unknown[]; root: Record<string, unknown> } | undefined {
  if (Array.isArray(value)) {
    return value.some(isElement) ? { elements: value, root: {} } : undefined;
  }
  if (!isRecord(value)) {
    return undefined;
  }
  if (isElement(value)) {
    return { elements: [value], root: {} };
  }
  const lists = Object.entries(value).filter(([, item]) => Array.isArray(item) && item.some(isElement));
  const list = lists.find(([key]) => key === 'content') ?? lists[0];
  return list && { elements: list[1] as unknown[], root: value };
}

/**
 * Reads Elementor content.
 * @throws KitError `broken_elements`, `too_deep`, `too_many`
 */
export function readElementor(elements: unknown[], root: Record<string, unknown>, name: string): Reading {
  const warnings: Warning[] = [];
  const model = isRecord(root.model) ? root.model : {};
  const metadata = isRecord(root.metadata) ? root.metadata : {};
  const templateType = documentType(textOf(root.type) ?? textOf(metadata.template_type) ?? textOf(model.type), elements);
  const settings = [root.page_settings, root.settings].find(isRecord) ?? {};
  const globals = isRecord(root.globals) ? root.globals : {};
  const { components } = globals;
  const detacher = new ComponentDetacher(readComponents(isRecord(components) ? Object.entries(components) : []));
  const addresses = listAddresses([elements, components], globals.attachments);
  const read = fillAddresses(readElements(elements, warnings, detacher), addresses);
  const flattener = new DesignFlattener(readDesign(root, globals), addresses);
  const content = flattener.flatten(read);
  const isPage = pageTypes.has(templateType) || !themePartTypes.has(templateType);
  const pageTemplate = textOf(settings.template) ?? textOf(metadata.wp_page_template);
  warnings.push(...detacher.describe(), ...flattener.describe());
  reportGlobals(content, warnings);
  return readingOf({
    platform: 'elementor',
    type: isPage ? 'page' : 'block',
    name,
    title: textOf(root.title) ?? textOf(model.title),
    warnings,
    // A site sends `globals` with a page that it pushes.
    settings: readKitSettings(root.globals, root, root.settings, root.page_settings),
    document: {
      kind: 'elementor',
      post_type: isPage && (templateType === 'page' || !pageTypes.has(templateType)) ? 'page' : 'elementor_library',
      template_type: templateType,
      ...(pageTemplate && pageTemplates.has(pageTemplate) ? { page_template: pageTemplate } : {}),
      content,
      ...flattener.designOf(content),
      page_settings: settings,
    },
  });
}

/** Normalises elements for use in a document. @throws KitError `broken_elements`, `too_deep`, `too_many` */
export function readElements(elements: unknown[], warnings: Warning[], detacher: ComponentDetacher): ElementorElement[] {
  return wrapLoose(detacher.detach(normaliseElements(elements, warnings)));
}

/** Reads components by their number; damaged ones are dropped, like missing ones. */
export function readComponents(components: Iterable<[string, unknown]>): Map<string, Component> {
  const read = new Map<string, Component>();
  for (const [id, component] of components) {
    try {
      const elements = normaliseElements(findElements(component)?.elements ?? [], []);
      if (elements.length > 0) {
        read.set(id, { elements, ...describeComponent(isRecord(component) ? component : {}) });
      }
    } catch (error) {
      if (!(error instanceof KitError)) {
        throw error;
      }
    }
  }
  return read;
}

/** Reads the names of a component and its properties. Kits have only its title. */
function describeComponent({ title, uid, overridable_props: exposed }: Record<string, unknown>): Omit<Component, 'elements'> {
  const { props, groups } = isRecord(exposed) ? exposed : {};
  const items = isRecord(groups) && isRecord(groups.items) ? groups.items : {};
  const labels = Object.entries(isRecord(props) ? props : {}).flatMap(
    ([key, prop]): [string, { label: string; group: string }][] => {
      const { label, groupId } = isRecord(prop) ? prop : {};
      const group = typeof groupId === 'string' && Object.hasOwn(items, groupId) ? items[groupId] : undefined;
      return typeof label === 'string' ? [[key, { label, group: (isRecord(group) && textOf(group.label)) || '' }]] : [];
    },
  );
  return { title: textOf(title) ?? 'Component', uid: textOf(uid), labels: new Map(labels) };
}

/** Returns the document type: that of the box around a single widget or column; clipboard content has none. */
function documentType(type: string | undefined, elements: unknown[]): string {
  const [first] = elements;
  const known = type === 'elementor' && elements.length === 1 && isElement(first) ? first.elType : type;
  return known === 'widget' ? 'container' : known === 'column' ? 'section' : known === 'elementor' ? 'page' : (known ?? 'page');
}

/** Lists types that are a part of a page; unknown ones are treated as a page. */
const themePartTypes = new Set([
  'section',
  'container',
  'block',
  'header',
  'footer',
  'popup',
  'loop-item',
  'floating-buttons',
  'e-div-block',
  'e-flexbox',
]);

function normaliseElements(elements: unknown[], warnings: Warning[]): ElementorElement[] {
  let count = 0;
  const normalise = (value: unknown, path: string, depth: number): ElementorElement => {
    count += 1;
    refuseTooMuch(count, depth, path);
    if (!isElement(value)) {
      throw new KitError('broken_elements', `The template is damaged: ${path} isn’t an Elementor element.`, path);
    }
    const { id, settings, elements: children, editSettings: _, defaultEditSettings: __, design: ___, ...rest } = value;
    if (typeof id !== 'string' || id === '') {
      warnings.push({
        code: 'element_without_id',
        message: 'An element has no ID. It gets a new one on insert.',
        place: path,
      });
    }
    return {
      ...rest,
      id: typeof id === 'string' || typeof id === 'number' ? String(id) : '',
      settings: readSettings(settings, path),
      elements: readList(children, path).map((child, index) => normalise(child, `${path}.elements[${index}]`, depth + 1)),
    };
  };
  return elements.map((element, index) => normalise(element, `content[${index}]`, 1));
}

/** Reads settings; PHP writes an empty object as an empty list, and any other list is invalid. */
function readSettings(settings: unknown, path: string): Record<string, unknown> {
  if (isRecord(settings)) {
    return settings;
  }
  if (settings === undefined || settings === null || (Array.isArray(settings) && settings.length === 0)) {
    return {};
  }
  throw new KitError('broken_elements', `The template is damaged: the settings at ${path} are invalid.`, path);
}

function readList(children: unknown, path: string): unknown[] {
  if (Array.isArray(children)) {
    return children;
  }
  if (children === undefined || children === null || (isRecord(children) && Object.keys(children).length === 0)) {
    return [];
  }
  throw new KitError('broken_elements', `The template is damaged: the elements inside ${path} aren’t a list.`, path);
}

function refuseTooMuch(count: number, depth: number, path: string) {
  if (depth > limits.tree_depth) {
    throw new KitError('too_deep', `The elements of this template are nested more than ${limits.tree_depth} levels deep.`, path);
  }
  if (count > limits.nodes) {
    throw new KitError('too_many', `This template has more than ${limits.nodes.toLocaleString('en')} elements.`);
  }
}

type RawElement = Record<string, unknown> & { elType: string };

const isElement = (value: unknown): value is RawElement => isRecord(value) && typeof value.elType === 'string';
const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);
