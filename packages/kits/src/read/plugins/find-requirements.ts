import type { Bundle, BundleDocument, Dependency, Platform } from '@kithouse/contract';
import { parseBlocks, walkBlocks } from '../blocks/parse-blocks.js';
import { walkElements } from '../elementor/walk-elements.js';
import { freeWidgets, ownWidgets, proDocuments, proWidgets } from './elementor-widgets.js';
import { elementor, elementorPro, pluginByNamespace, pluginByShortcode, pluginByWidgetPrefix } from './known-plugins.js';

export type WidgetOrigin = { from: 'elementor' | 'theme' | 'unknown' } | { from: 'plugin'; plugin: Dependency };

/** Returns the origin of a widget by name. */
export function findWidgetOrigin(widget: string): WidgetOrigin {
  if (freeWidgets.has(widget) || ownWidgets.has(widget) || widget.startsWith('wp-widget-')) {
    return { from: 'elementor' };
  }
  if (proWidgets.has(widget)) {
    return { from: 'plugin', plugin: elementorPro };
  }
  const known = pluginByWidgetPrefix.find(([prefix]) => widget.startsWith(prefix))?.[1];
  if (known === undefined) {
    return { from: 'unknown' };
  }
  return known === 'theme' ? { from: 'theme' } : { from: 'plugin', plugin: known };
}

/** Returns the origin of an element; undefined for boxes of Elementor and unknown ones. Atomic boxes are no widgets. */
export function findElementOrigin(widgetType: string | undefined, elType: string): WidgetOrigin | undefined {
  return widgetType === undefined
    ? proWidgets.has(elType)
      ? findWidgetOrigin(elType)
      : undefined
    : findWidgetOrigin(widgetType);
}

/** Returns the plugin of a block: `core` for WordPress, undefined if unknown. */
export function findBlockPlugin(block: string): Dependency | 'core' | undefined {
  const namespace = block.slice(0, block.indexOf('/'));
  // Until WordPress 5.6 each kind of embed was a block; the editor still converts them.
  return namespace === 'core' || namespace === 'core-embed'
    ? 'core'
    : Object.hasOwn(pluginByNamespace, namespace)
      ? pluginByNamespace[namespace]
      : undefined;
}

const shortcode = new RegExp(`\\[(${Object.keys(pluginByShortcode).join('|')})[\\s\\]]`, 'g');

/** Finds form shortcodes of known plugins in a text. */
export const findFormShortcodes = (text: string) => [...text.matchAll(shortcode)].map(([, name = '']) => name);

/** Returns the plugins without which parts of the documents would be missing. */
export function findRequirements(platform: Platform, documents: readonly BundleDocument[]): Bundle['requires'] {
  const plugins = new Map<string, Dependency>();
  const need = (plugin: Dependency) => plugins.set(plugin.slug, plugin);
  if (platform === 'elementor') {
    need(elementor);
  }
  for (const document of documents) {
    if (document.kind === 'blocks') {
      walkBlocks(parseBlocks(document.content).nodes, ({ name }) => {
        const plugin = findBlockPlugin(name);
        if (plugin && plugin !== 'core') {
          need(plugin);
        }
      });
    } else {
      needOfElements(document, need);
    }
    for (const name of findFormShortcodes(document.kind === 'blocks' ? document.content : JSON.stringify(document.content))) {
      const plugin = pluginByShortcode[name];
      if (plugin) {
        need(plugin);
      }
    }
  }
  return { plugins: [...plugins.values()], elementor_pro: plugins.has(elementorPro.slug) };
}

function needOfElements(document: Extract<BundleDocument, { kind: 'elementor' }>, need: (plugin: Dependency) => void) {
  if (proDocuments.has(document.template_type)) {
    need(elementorPro);
  }
  walkElements(document.content, ({ widgetType, elType }) => {
    const origin = findElementOrigin(widgetType, elType);
    if (origin?.from === 'plugin') {
      need(origin.plugin);
      if (origin.plugin.slug === elementorPro.slug && widgetType?.startsWith('woocommerce-')) {
        need(pluginByNamespace.woocommerce as Dependency);
      }
    }
  });
}
