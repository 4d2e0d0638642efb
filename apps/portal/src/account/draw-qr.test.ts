import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawQr } from './draw-qr.js';

/** Draws the path of a QR code as the pixels of a picture, some for each module. */
function toPicture({ side, path }: ReturnType<typeof drawQr>, scale = 4) {
  const [width, height] = [side * scale, side * scale];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const from = row * width + Number(x) * scale;
      for (let pixel = from; pixel < from + Number(length) * scale; pixel++) {
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
    }
  }
  return { width, height, data };
}

test.each([
  'otpauth://totp/Kithouse:ada%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kithouse',
  `otpauth://totp/Kithouse:${'a'.repeat(200)}%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kithouse`,
])('[R-OPS-110] draws a code that a scanner reads: %s', (text) => {
  expect(decodeQR(toPicture(drawQr(text)))).toBe(text);
});

test('leaves the border that scanners need', () => {
  const { side, path } = drawQr('otpauth://totp/a');
  const marks = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...given]) => given.map(Number));

  expect(Math.min(...marks.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4);
  expect(Math.max(...marks.flatMap(([x = 0, y = 0, length = 0]) => [x + length, y + 1]))).toBe(side - 4);
});
