import type { KitSettings } from '@kithouse/contract';

type Settings = Pick<KitSettings, 'colors'> | undefined;

/**
 * Maps the ids of a pack's colours to those of its twin: to the colour with the same value, of which the one with the same title
 * comes first, otherwise to the one with the same title.
 */
export function mapFrameColors(own: Settings, twin: Settings): Map<string, string> {
  const theirs = twin?.colors ?? [];
  return new Map(
    (own?.colors ?? []).flatMap(({ id, title, color }): [string, string][] => {
      const same = theirs.filter((one) => one.color.toLowerCase() === color.toLowerCase());
      const found = same.find((one) => one.title === title) ?? same[0] ?? theirs.find((one) => one.title === title);
      return found === undefined ? [] : [[id, found.id]];
    }),
  );
}
