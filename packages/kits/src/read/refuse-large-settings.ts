import type { KitSettings } from '@kithouse/contract';
import { KitError } from './kit-error.js';
import { limits, showBytes } from './limits.js';

/** Refuses global settings that would make work on each node of a template expensive. Counts before it measures. */
export function refuseLargeSettings(settings: KitSettings | undefined): void {
  if (!settings) {
    return;
  }
  const { colors, fonts, tokens = [], styles = {} } = settings;
  refuse('colors', colors.length + tokens.length, limits.colors);
  refuse('fonts', fonts.length, limits.fonts);
  const bytes = JSON.stringify([colors, fonts, tokens, styles]).length;
  if (bytes > limits.settings_bytes) {
    throw new KitError(
      'too_large',
      `The global styles of this template are ${showBytes(bytes)} in size. The limit is ${showBytes(limits.settings_bytes)}.`,
    );
  }
}

function refuse(what: string, count: number, max: number) {
  if (count > max) {
    throw new KitError('too_many', `This template has ${show(count)} global ${what}. The limit is ${show(max)}.`);
  }
}

const show = (count: number) => count.toLocaleString('en');
