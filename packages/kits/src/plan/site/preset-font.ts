import type { ContentFont } from '@kithouse/contract';
import { isRecord } from '../../read/parse-json.js';

type Attributes = Record<string, unknown>;

/** Replaces a block's literal font by the preset of a family in the plan. Returns undefined if the plan has no such family. */
export function withPresetFont(attributes: Attributes | undefined, fonts: readonly ContentFont[]): Attributes | undefined {
  const style = isRecord(attributes?.style) ? attributes.style : {};
  const { fontFamily: family, ...typography } = isRecord(style.typography) ? style.typography : {};
  if (family === undefined) {
    return attributes;
  }
  const [name] = typeof family === 'string' ? family.slice(0, 200).split(',', 1) : [];
  const first = name?.replaceAll(/^[\s'"]+|[\s'"]+$/g, '');
  const font = fonts.find((one) => one.name === first);
  return font && { ...attributes, style: { ...style, typography }, fontFamily: font.slug };
}
