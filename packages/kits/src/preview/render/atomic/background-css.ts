import { isOfType, isTyped, plain } from '../../../read/elementor/typed-value.js';
import { isRecord } from '../../../read/parse-json.js';
import { textOf } from './value-to-css.js';

type Layer = { image: string; size?: string | undefined; position?: string | undefined; repeat?: string | undefined };

/** Writes a background: its colour and its layers of pictures, gradients and colours. */
export function backgroundCss({ color, clip, 'background-overlay': overlay }: Record<string, unknown>) {
  const list = plain(overlay);
  const layers = (Array.isArray(list) ? list : []).flatMap((one) => layerOf(one) ?? []);
  const joined = (pick: (layer: Layer) => string) => (layers.length === 0 ? undefined : layers.map(pick).join(','));
  return {
    'background-image': joined(({ image }) => image),
    'background-size': joined(({ size }) => size ?? 'auto'),
    'background-position': joined(({ position }) => position ?? '0% 0%'),
    'background-repeat': joined(({ repeat }) => repeat ?? 'repeat'),
    'background-color': textOf(color),
    'background-clip': textOf(clip),
  };
}

function layerOf(overlay: unknown): Layer | undefined {
  const value = plain(overlay);
  if (!isTyped(overlay) || !isRecord(value)) {
    return undefined;
  }
  if (isOfType(overlay, 'background-image-overlay')) {
    const symbol = symbolOf(value.image);
    return symbol === undefined
      ? undefined
      : {
          image: `url(${symbol})`,
          size: sizeOf(value.size),
          position: pairOf(value.position, ['x', 'y']),
          repeat: textOf(value.repeat),
        };
  }
  if (isOfType(overlay, 'background-gradient-overlay')) {
    const image = gradientOf(value);
    return image === undefined ? undefined : { image };
  }
  const color = textOf(value.color);
  return color === undefined ? undefined : { image: `linear-gradient(${color},${color})` };
}

const sizeOf = (size: unknown) => pairOf(size, ['width', 'height']);

function pairOf(typed: unknown, keys: readonly string[]): string | undefined {
  const value = plain(typed);
  return isRecord(value) ? keys.map((key) => textOf(value[key]) ?? 'auto').join(' ') : textOf(typed);
}

function gradientOf({ type, angle, stops, positions }: Record<string, unknown>): string | undefined {
  const list = plain(stops);
  const colors = (Array.isArray(list) ? list : []).flatMap((stop) => {
    const value = plain(stop);
    const color = isRecord(value) ? textOf(value.color) : undefined;
    return color === undefined || !isRecord(value) ? [] : `${color} ${Number(plain(value.offset)) || 0}%`;
  });
  if (colors.length < 2) {
    return undefined;
  }
  return plain(type) === 'radial'
    ? `radial-gradient(circle at ${textOf(positions) ?? 'center center'},${colors.join(',')})`
    : `linear-gradient(${Number(plain(angle)) || 0}deg,${colors.join(',')})`;
}

/** Returns the symbol of an included picture inside a typed one; undefined for others. */
export function symbolOf(image: unknown): string | undefined {
  const outer = plain(image);
  const source = plain(isRecord(outer) && 'src' in outer ? outer.src : outer);
  const found = isRecord(source) ? [plain(source.id), plain(source.url)] : [];
  return found.find((one): one is string => typeof one === 'string' && /^kit:media\/[0-9a-f]{64}\/(?:id|url)$/.test(one));
}
