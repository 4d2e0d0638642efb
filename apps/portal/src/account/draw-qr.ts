import encodeQR from 'qr';

/** In modules, as the standard demands around a code. */
const border = 4;

/** Draws a text as a QR code: the side of the square in modules, and an SVG path of the dark ones. */
export function drawQr(text: string): { side: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border });
  const runs = rows.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return { side: rows.length, path: runs.join('') };
}
