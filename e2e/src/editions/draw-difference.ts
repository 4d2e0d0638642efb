import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { differsAt, pairSections, type Section, type Shot } from './compare-pictures.js';

type Target = { width: number; folder: string; name: string };

/** Draws both editions with aligned sections, and their differing pixels in red, beside each other. */
export async function drawDifference([one, other]: [Shot, Shot], { width, folder, name }: Target): Promise<void> {
  const pairs = pairSections(one, other);
  const height = pairs.reduce((sum, pair) => sum + tallest(pair), 0);
  const data = Buffer.alloc(width * 3 * Math.max(height, 1) * 3, 0xff);
  let top = 0;
  for (const [mine, theirs] of pairs) {
    const rows = tallest([mine, theirs]);
    for (let row = 0; row < rows; row += 1) {
      const at = (column: number) => ((top + row) * 3 + column) * width * 3;
      copyRow(one, mine, row, width, data, at(0));
      copyRow(other, theirs, row, width, data, at(1));
      markRow([one, other], [mine, theirs], row, width, data, at(2));
    }
    top += rows;
  }
  mkdirSync(folder, { recursive: true });
  await sharp(data, { raw: { width: width * 3, height: Math.max(height, 1), channels: 3 } })
    .resize({ width: 1800 })
    .png()
    .toFile(path.join(folder, `${name}.png`));
}

const tallest = ([mine, theirs]: [Section, Section]) => Math.max(mine.height, theirs.height);

function copyRow({ picture }: Shot, { top, height }: Section, row: number, width: number, data: Buffer, at: number): void {
  if (row < height) {
    data.set(picture.data.subarray((top + row) * width * 3, (top + row + 1) * width * 3), at);
  }
}

function markRow(
  [one, other]: [Shot, Shot],
  [mine, theirs]: [Section, Section],
  row: number,
  width: number,
  data: Buffer,
  at: number,
): void {
  const isMissing = row >= Math.min(mine.height, theirs.height);
  for (let column = 0; column < width; column += 1) {
    const [a, b] = [(mine.top + row) * width + column, (theirs.top + row) * width + column];
    if (isMissing || differsAt(one.picture, a, other.picture, b)) {
      data.set([0xd0, 0, 0x20], at + column * 3);
    }
  }
}
