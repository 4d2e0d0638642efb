import type { ContentFont } from '@kithouse/contract';
import type { Add } from '../op-list.js';

/** Stores fonts before anything shows them. Returns the operation, if any. */
export function addFonts(add: Add, families: readonly ContentFont[], require: string): string | undefined {
  const files = families.flatMap(({ faces }) => faces);
  return families.length === 0
    ? undefined
    : add({
        id: 'fonts',
        step: 'download',
        op: 'fonts.ensure',
        args: { families: [...families] },
        needs: [require],
        weight: 1 + 2 * files.length,
      });
}

/** Activates stored fonts in the theme that is active by then. */
export function activateFonts(add: Add, fonts: string | undefined, needs: readonly string[] = []): string[] {
  return fonts === undefined
    ? []
    : [add({ id: 'faces', step: 'finalize', op: 'fonts.activate', args: { fonts }, needs: [fonts, ...needs] })];
}

export const bytesOfFonts = (families: readonly ContentFont[]): number =>
  families.flatMap(({ faces }) => faces).reduce((sum, { bytes }) => sum + bytes, 0);
