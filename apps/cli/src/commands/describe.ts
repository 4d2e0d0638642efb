import type { Bundle, Warning } from '@kithouse/contract';
import { count } from '../count.js';

type Line = Warning & { severity?: string; place?: string | undefined };

/** Describes a bundle in one line. */
export function describeBundle({ title, type, platform, documents, terms, menus, forms }: Bundle, media: number): string {
  const parts = [
    ...(type === 'pack'
      ? [
          count(documents.length, 'document'),
          count(terms?.length ?? 0, 'term'),
          count(menus?.length ?? 0, 'menu'),
          count(forms?.length ?? 0, 'form'),
        ]
      : []),
    count(media, 'media file'),
  ];
  return `${clean(title)}: a ${type} for ${platform === 'elementor' ? 'Elementor' : 'the block editor'}, ${parts.join(', ')}.`;
}

/** Limits the lines per kind of warning. */
const perKind = 3;

/** Groups problems by kind for the terminal and shows only the first of each. */
export function groupProblems(problems: readonly Line[]): string[] {
  const groups = new Map<string, Line[]>();
  for (const problem of problems) {
    const key = `${problem.severity} ${problem.code}`;
    groups.set(key, groups.get(key) ?? []);
    groups.get(key)?.push(problem);
  }
  return [...groups.values()].flatMap((group) => {
    const shown = group.length > perKind + 1 ? group.slice(0, perKind) : group;
    const more = group.length - shown.length;
    return [
      ...shown.map(({ severity = 'warning', message, place }) => clean(`${severity}: ${message}${place ? ` (${place})` : ''}`)),
      ...(more > 0 ? [`  … and ${more} more like these.`] : []),
    ];
  });
}

/** Removes control characters, so that a template cannot write to the terminal. */
const clean = (text: string) => text.replace(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '');
