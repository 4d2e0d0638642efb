import type { BundleDocument } from '@kithouse/contract';
import { mapValues } from '../../read/map-values.js';
import { isRecord } from '../../read/parse-json.js';

type Colors = Readonly<Record<string, string>>;

/** Block attributes escape double dashes. */
const dashes = '(?:--|\\\\u002d\\\\u002d)';
const blockVariable = new RegExp(`var\\(${dashes}wp${dashes}preset${dashes}color${dashes}([\\w-]+)\\)`, 'g');
const kitVariable = /var\(--e-global-color-([\w-]+)\)/g;
const gradient = /(?:linear|radial|conic)-gradient\((?:[^()]|\([^()]*\))*\)/g;
const shadow = /"shadow":"[^"]*"|box-shadow:[^;"]*/g;

/** Writes the colours of gradients and shadows as literals, because WordPress filters variables out of them. */
export function inlineColors(document: BundleDocument, colors: Colors): BundleDocument {
  const write = (text: string, variable: RegExp) => text.replace(variable, (all, id: string) => colors[id] ?? all);
  if (document.kind === 'blocks') {
    const inPaint = (paint: string) => write(paint, blockVariable);
    const content = document.content.replace(gradient, inPaint).replace(shadow, inPaint);
    return content === document.content ? document : { ...document, content };
  }
  const inValue = (value: unknown): unknown =>
    typeof value === 'string'
      ? write(value, kitVariable)
      : Array.isArray(value) || isRecord(value)
        ? mapValues(value, inValue)
        : value;
  const content = mapValues(document.content, inValue) as typeof document.content;
  return content === document.content ? document : { ...document, content };
}
