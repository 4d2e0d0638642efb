import type { HoursRow, OpeningHours } from '@kithouse/contract';

/** Describes opening hours in the language, one row for each group of days; several times of the same days share a row. */
export function describeHours(hours: readonly OpeningHours[], locale = 'en'): HoursRow[] {
  const grouped = new Map<string, { days: number[]; times: string[] }>();
  for (const { days, opens, closes } of hours) {
    const sorted = [...new Set(days)].toSorted((a, b) => a - b);
    const group = grouped.get(sorted.join()) ?? { days: sorted, times: [] };
    group.times.push(`${timeIn(locale, opens)} – ${timeIn(locale, closes)}`);
    grouped.set(sorted.join(), group);
  }
  return [...grouped.values()]
    .toSorted((a, b) => (a.days[0] ?? 0) - (b.days[0] ?? 0))
    .map(({ days, times }) => ({ days: describeDays(days, locale), times: times.join(', ') }));
}

/** Names three or more days in a row by the first and last one. */
function describeDays(days: readonly number[], locale: string): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) {
      run.push(day);
    } else {
      runs.push([day]);
    }
  }
  const name = (day: number) => nameDay(day, locale);
  const names = runs.flatMap((run) => {
    const [first, last] = [run[0] ?? 1, run.at(-1) ?? 1];
    return run.length > 2 ? [`${name(first)} – ${name(last)}`] : run.map(name);
  });
  return names.join(', ');
}

const format = (locale: string, options: Intl.DateTimeFormatOptions, date: Date): string => {
  const settings = { ...options, timeZone: 'UTC' };
  try {
    return new Intl.DateTimeFormat(locale.replaceAll('_', '-'), settings).format(date);
  } catch {
    // WordPress has locales that browsers refuse, such as pt_PT_ao90.
    const shorter = locale.replace(/[-_][^-_]*$/, '');
    return format(shorter === locale ? 'en' : shorter, options, date);
  }
};

/** Names a day by a date of January 2024, which began with a Monday. */
export const nameDay = (day: number, locale: string, weekday: 'long' | 'short' = 'long'): string =>
  format(locale, { weekday }, new Date(Date.UTC(2024, 0, day)));

const timeIn = (locale: string, time: string) =>
  format(locale, { hour: 'numeric', minute: '2-digit' }, new Date(`2024-01-01T${time}:00Z`));
