import { t } from '../../lib/i18n.js';

const largest = { width: 800, height: 400 } as const;
const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};

export const logoTypes = Object.keys(types)
  .map((extension) => `.${extension}`)
  .join(',');

type Size = { width: number; height: number };

/** Returns why a file cannot be the logo; undefined if it can. */
export async function refuseLogo(file: File): Promise<string | undefined> {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const size = types[extension] ? readSize(extension, new Uint8Array(await file.arrayBuffer())) : undefined;
  if (!size) {
    return t('This file isn’t a supported image. Choose an SVG, PNG, JPG or GIF file.');
  }
  const { width, height } = size;
  return width > largest.width || height > largest.height
    ? t('This image is {width} × {height} px. Choose one of at most 800 × 400 px.', {
        width: Math.round(width),
        height: Math.round(height),
      })
    : undefined;
}

export const isSvg = ({ name }: File) => name.toLowerCase().endsWith('.svg');

/** Returns undefined if the bytes do not match the extension. */
function readSize(extension: string, bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts = (...head: number[]) => head.every((byte, index) => bytes[index] === byte);
  const type = types[extension];
  if (type === 'image/png') {
    return starts(0x89, 0x50, 0x4e, 0x47) && bytes.length >= 24
      ? { width: view.getUint32(16), height: view.getUint32(20) }
      : undefined;
  }
  if (type === 'image/gif') {
    return starts(0x47, 0x49, 0x46, 0x38) && bytes.length >= 10
      ? { width: view.getUint16(6, true), height: view.getUint16(8, true) }
      : undefined;
  }
  if (type === 'image/jpeg') {
    return starts(0xff, 0xd8) ? readJpegSize(view) : undefined;
  }
  return readSvgSize(new TextDecoder().decode(bytes));
}

/** Reads the size in the first frame segment, SOF0 to SOF15 without tables. */
function readJpegSize(view: DataView): Size | undefined {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += 2 + view.getUint16(at + 2);
  }
}

/** Accepts a drawing without an absolute size. */
function readSvgSize(text: string): Size | undefined {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') {
    return undefined;
  }
  const pixels = (name: string) => {
    const value = root.getAttribute(name) ?? '';
    return /^[\d.]+(px)?$/.test(value.trim()) ? Number.parseFloat(value) : 0;
  };
  return { width: pixels('width'), height: pixels('height') };
}
