import { isOfType, plain } from '../../../read/elementor/typed-value.js';
import { isRecord } from '../../../read/parse-json.js';

/** Writes a single value: a text, a number, a colour, a size, a font or a list of shadows. */
export function textOf(typed: unknown): string | undefined {
  const value = plain(typed);
  if (isOfType(typed, 'size') || isOfType(typed, 'grid-track-size')) {
    return sizeOf(value, isOfType(typed, 'grid-track-size'));
  }
  if (isOfType(typed, 'font-family')) {
    return typeof value === 'string' && value !== '' ? `${familyOf(value)},var(--kit-font)` : undefined;
  }
  if (isOfType(typed, 'box-shadow')) {
    return (Array.isArray(value) ? value : []).flatMap((shadow) => shadowOf(plain(shadow)) ?? []).join(',') || undefined;
  }
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : undefined;
}

function sizeOf(value: unknown, isTrack: boolean): string | undefined {
  const { size, unit } = isRecord(value) ? value : {};
  if (unit === 'auto') {
    return 'auto';
  }
  if (unit === 'custom') {
    return typeof size === 'string' || typeof size === 'number' ? String(size) : undefined;
  }
  const count = Number(size);
  if (size === '' || size === null || size === undefined || !Number.isFinite(count)) {
    return undefined;
  }
  return isTrack && unit === 'fr'
    ? `repeat(${Math.min(Math.max(Math.trunc(count), 1), 24)},1fr)`
    : `${count}${typeof unit === 'string' ? unit : 'px'}`;
}

const familyOf = (family: string) => (/[,"']/.test(family) ? family : `"${family}"`);

function shadowOf(value: unknown): string | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const lengths = [value.hOffset, value.vOffset, value.blur, value.spread].map((length) => textOf(length) ?? '0px');
  const inset = plain(value.position) === 'inset' ? ' inset' : '';
  return `${lengths.join(' ')} ${textOf(value.color) ?? '#0003'}${inset}`;
}
