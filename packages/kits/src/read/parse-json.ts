import { findJsonFault } from './find-json-fault.js';
import { KitError } from './kit-error.js';
import { limits } from './limits.js';

/**
 * Parses JSON after checking its nesting, so that nothing later overflows the stack.
 * @throws KitError `too_deep`, `broken_json`
 */
export function parseJson(text: string, what: string, path?: string): unknown {
  refuseDeepJson(text, what, path);
  try {
    return JSON.parse(text);
  } catch {
    throw new KitError('broken_json', `${sentenceCase(what)} is damaged: ${whereJsonBreaks(text)}.`, path);
  }
}

/**
 * Checks the nesting of JSON text.
 * @throws KitError `too_deep`
 */
export function refuseDeepJson(text: string, what: string, path?: string): void {
  if (isDeeperThan(text, limits.json_depth)) {
    throw new KitError('too_deep', `${sentenceCase(what)} is nested more than ${limits.json_depth} levels deep.`, path);
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isString) {
      if (code === 92) {
        at += 1;
      } else if (code === 34) {
        isString = false;
      }
    } else if (code === 34) {
      isString = true;
    } else if (code === 123 || code === 91) {
      depth += 1;
      if (depth > limit) {
        return true;
      }
    } else if (code === 125 || code === 93) {
      depth -= 1;
    }
  }
  return false;
}

function whereJsonBreaks(text: string): string {
  const offset = findJsonFault(text);
  if (offset >= text.length) {
    return 'it ends too early';
  }
  const before = text.slice(0, offset);
  return `it is invalid at line ${before.split('\n').length}, character ${before.length - before.lastIndexOf('\n')}`;
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
