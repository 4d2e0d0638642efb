import type { BundleDocument, ElementorElement } from '@kithouse/contract';
import { walkElements } from '../elementor/walk-elements.js';
import { plural } from '../packs/left-out.js';
import { isRecord } from '../parse-json.js';
import { elementTypes } from '../plugins/elementor-widgets.js';
import { findElementOrigin } from '../plugins/find-requirements.js';
import { elementorPro } from '../plugins/known-plugins.js';
import { isInstance } from '../references/remove-instances.js';
import { checkAtomic, checkUnsafeStyles } from './check-atomic.js';
import { checkSettings } from './check-settings.js';
import type { ProblemList } from './problem.js';

/** Reports unknown and inconsistent Elementor elements, and references to the author's site. */
export function checkElements(document: Extract<BundleDocument, { kind: 'elementor' }>, problems: ProblemList): void {
  const ids = new Set<string>();
  walkElements(document.content, (element, path) => {
    if (element.id !== '' && ids.has(element.id)) {
      problems.add('duplicate ids', (times) => ({
        code: 'duplicate_ids',
        severity: 'warning',
        message: `Two elements share the ID ${element.id}${times}. They get new IDs on insert, but styles for one can affect both.`,
        place: path,
      }));
    }
    ids.add(element.id);
    checkOrigin(element, path, problems);
    checkInstance(element, path, problems);
    checkAtomic(element, path, problems);
    checkRows(element, path, problems);
    checkSettings(element.settings, `${path}.settings`, problems);
  });
  checkUnsafeStyles(document, problems);
  checkSettings(document.page_settings, 'page_settings', problems);
}

function checkOrigin({ elType, widgetType }: ElementorElement, path: string, problems: ProblemList) {
  const name = widgetType ?? elType;
  const origin = findElementOrigin(widgetType, elType);
  if (origin === undefined) {
    if (!elementTypes.has(elType) || elType === 'widget') {
      problems.add(`type ${elType}`, (times) => ({
        code: 'unknown_element',
        severity: 'warning',
        message: `Elementor might remove elements of the unknown type “${elType}”${times}.`,
        place: path,
      }));
    }
    return;
  }
  if (origin.from === 'plugin') {
    const { plugin } = origin;
    problems.add(`widget ${name}`, (times) => ({
      code: plugin === elementorPro ? 'needs_elementor_pro' : 'needs_plugin',
      severity: 'warning',
      message: `The widget “${name}”${times} needs ${plugin.name}. Without it, Elementor removes the widget and its content.`,
      place: path,
      plugin,
    }));
  } else if (origin.from !== 'elementor') {
    const where = origin.from === 'theme' ? 'comes with a theme' : 'comes from an unknown plugin or theme';
    problems.add(`widget ${name}`, (times) => ({
      code: origin.from === 'theme' ? 'needs_theme' : 'unknown_widget',
      severity: 'warning',
      message: `The widget “${name}”${times} ${where}. Without it, Elementor removes the widget and its content.`,
      place: path,
    }));
  }
}

function checkInstance(element: ElementorElement, path: string, problems: ProblemList) {
  if (isInstance(element)) {
    problems.add('component', (times) => ({
      code: 'component_left_out',
      severity: 'warning',
      message: `The template shows an Elementor component${times}, which is skipped. Replace it with its elements.`,
      place: path,
    }));
  }
}

const rowKeys = ['items', 'tabs', 'menu_items', 'carousel_items', 'slides'];

/** Checks nested widgets, which match children to rows by position only. */
function checkRows({ widgetType, settings, elements }: ElementorElement, path: string, problems: ProblemList) {
  if (widgetType === undefined || elements.length === 0) {
    return;
  }
  const rows = rowKeys.map((key) => settings[key]).find((value) => Array.isArray(value) && value.every(isRecord));
  if (Array.isArray(rows) && rows.length !== elements.length) {
    problems.add(`rows ${path}`, () => ({
      code: 'rows_mismatch',
      severity: 'warning',
      message: `The widget “${widgetType}” has ${plural(rows.length, 'row')} and ${plural(elements.length, 'content')}. They would appear under the wrong titles.`,
      place: path,
    }));
  }
}
