import { isOfType, isTyped, type TypedValue } from '../elementor/typed-value.js';
import { isRecord } from '../parse-json.js';
import { elementorPro } from '../plugins/known-plugins.js';
import { findSettingReference } from '../references/setting-reference.js';
import { findTypedReference } from '../references/typed-reference.js';
import { checkText } from './check-text.js';
import type { ProblemList } from './problem.js';

const systemGlobals = new Set(['primary', 'secondary', 'text', 'accent']);

/** Checks references in settings at any depth. */
export function checkSettings(value: unknown, path: string, problems: ProblemList, key = ''): void {
  if (typeof value === 'string') {
    checkText(value, path, problems);
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      checkSettings(item, `${path}[${index}]`, problems);
    }
  } else if (isRecord(value)) {
    if (isTyped(value)) {
      checkTyped(key, value, path, problems);
    }
    for (const [name, item] of Object.entries(value)) {
      const at = `${path}.${name}`;
      if (name === '__globals__') {
        checkGlobals(item, at, problems);
      } else if (name === '__dynamic__') {
        checkDynamic(item, at, problems);
      } else {
        checkSettings(item, at, problems, name);
      }
    }
  } else {
    checkNumber(key, value, path, problems);
  }
}

function checkNumber(key: string, value: unknown, path: string, problems: ProblemList) {
  const reference = findSettingReference(key, value);
  if (reference) {
    const { code, what } = reference;
    problems.add(`${code} ${key}`, (times) => ({
      code,
      severity: 'warning',
      message: `The setting “${key}”${times} refers to ${what} of the author’s site (${String(value).slice(0, 40)}), which isn’t included.`,
      place: path,
    }));
  }
}

/** Checks a typed value of Elementor 4, whose number is named by the setting around it. */
function checkTyped(key: string, value: TypedValue, path: string, problems: ProblemList) {
  const reference = findTypedReference(key, value);
  if (reference) {
    problems.add(`typed ${reference.code} ${key}`, (times) => ({
      code: reference.code,
      severity: 'warning',
      message: `${reference.message.slice(0, -1)}${times}.`,
      place: path,
    }));
  }
  const name = isOfType(value, 'dynamic') && isRecord(value.value) ? value.value.name : undefined;
  if (typeof name === 'string') {
    problems.add(`dynamic ${name}`, (times) => ({
      code: 'dynamic_tag',
      severity: 'warning',
      message: `The dynamic value “${name}”${times} needs Elementor Pro. Without it, the value is skipped.`,
      place: path,
      plugin: elementorPro,
    }));
  }
}

/** Checks global references. An empty one means that the site's value was removed deliberately. */
function checkGlobals(globals: unknown, path: string, problems: ProblemList) {
  for (const [setting, value] of Object.entries(isRecord(globals) ? globals : {})) {
    const id = typeof value === 'string' ? /[?&]id=([^&]+)/.exec(value)?.[1] : undefined;
    if (id === undefined || problems.brought.has(id)) {
      continue;
    }
    const isSystem = systemGlobals.has(id);
    problems.add(`globals ${isSystem}`, (times) => ({
      code: isSystem ? 'globals_of_site' : 'dangling_global',
      severity: isSystem ? 'info' : 'warning',
      message: isSystem
        ? `The template uses the colours and fonts of the site${times}, so it looks different on each site.`
        : `The template uses colours or fonts of the author’s site${times}, such as “${id}”. Other sites don’t have them.`,
      place: `${path}.${setting}`,
    }));
  }
}

function checkDynamic(tags: unknown, path: string, problems: ProblemList) {
  for (const [setting, tag] of Object.entries(isRecord(tags) ? tags : {})) {
    const name = typeof tag === 'string' ? /\bname="([^"]*)"/.exec(tag)?.[1] : undefined;
    if (name === undefined || (name === 'popup' && String(tag).includes('kit:doc/'))) {
      continue;
    }
    const at = `${path}.${setting}`;
    problems.add(`dynamic ${name}`, (times) => ({
      code: name === 'popup' ? 'reference_popup' : 'dynamic_tag',
      severity: 'warning',
      message:
        name === 'popup'
          ? `The template opens a popup of the author’s site${times}, which isn’t included.`
          : `The dynamic value “${name}”${times} needs Elementor Pro. Without it, the fixed value appears.`,
      place: at,
      plugin: elementorPro,
    }));
  }
}
