const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** Formats bytes for the locale, such as `1536` → `1.5 kB`; falls back to the browser's for an unknown one. */
export function formatBytes(bytes: number, locale: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const language = locale.split('_').slice(0, 2).join('-');
  const known = /^[a-z]{2,3}(-[A-Z]{2})?$/.test(language) ? Intl.NumberFormat.supportedLocalesOf([language]) : [];
  const format = new Intl.NumberFormat(known, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  });
  return format.format(bytes / 1000 ** power);
}
