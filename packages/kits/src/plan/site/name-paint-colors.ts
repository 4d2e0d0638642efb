import type { BlockNode } from '../../read/blocks/parse-blocks.js';
import { readAttributes, replaceAttributes } from '../../read/blocks/serialize-blocks.js';
import { isRecord } from '../../read/parse-json.js';
import type { FindColor } from './find-color.js';

const literal = /#[0-9a-f]{3,8}\b|rgba?\([^()]*\)/gi;

/** Replaces the colours of gradients and shadows, which a site gets as literals, by variables for the preview. */
export function nameInPaint(block: BlockNode, find: FindColor): BlockNode {
  const attributes = readAttributes(block);
  const style = isRecord(attributes?.style) ? attributes.style : undefined;
  const color = isRecord(style?.color) ? style.color : undefined;
  if (!attributes || ![attributes.customGradient, color?.gradient, style?.shadow].some((paint) => typeof paint === 'string')) {
    return block;
  }
  const renamed = new Map<string, string>();
  const rename = (paint: unknown) => {
    if (typeof paint !== 'string') {
      return paint;
    }
    const named = paint.replace(literal, (text) => {
      const id = find(text);
      return id === undefined ? text : `var(--wp--preset--color--${id})`;
    });
    renamed.set(paint, named);
    return named;
  };
  const made = {
    ...attributes,
    ...(attributes.customGradient === undefined ? {} : { customGradient: rename(attributes.customGradient) }),
    ...(style && {
      style: {
        ...style,
        ...(color?.gradient === undefined ? {} : { color: { ...color, gradient: rename(color.gradient) } }),
        ...(style.shadow === undefined ? {} : { shadow: rename(style.shadow) }),
      },
    }),
  };
  const inner = block.inner.map((part) =>
    typeof part === 'string' ? [...renamed].reduce((html, [before, after]) => html.replaceAll(before, () => after), part) : part,
  );
  return { ...replaceAttributes(block, made), inner };
}
