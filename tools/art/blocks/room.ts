/** Computes how wide parts are on a desktop, to choose column widths of grids. */
import type { NodeOf, Size } from '../node-types.js';
import { rem } from './lengths.js';

/** The width in px of the window that the widths are chosen for. */
export const windowWidth = 1440;

type Room = number | undefined;
/** Returns the width inside a padding. */
export const insideOf = (room: Room, pad: Size | undefined): Room => room && room - 2 * (pad?.[0] ?? 0);

/** Returns the width of which a row's columns get their shares. A row that is too wide shrinks its columns evenly. */
export function roomOfColumns(room: Room, { cols, gap }: NodeOf<'row'>): Room {
  const shares = cols.reduce((sum, one) => sum + (one.kind === 'col' ? one.width / 100 : 0), 0);
  return room && Math.min(room, (room - gap[0] * (cols.length - 1)) / (shares || 1));
}

type Grid = NodeOf<'grid'>;
export const roomOfCell = (room: Room, { cols, gap }: Grid): Room => room && (room - gap[0] * (cols - 1)) / cols;

/** Minimum column widths in px by the number of columns. */
const usual: Record<number, number> = { 2: 384, 3: 288, 4: 224, 5: 176, 6: 144 };

/**
 * Returns the minimum width of columns with which exactly `cols` fit on a desktop, and fewer on smaller screens. A fixed number of
 * columns wouldn't adapt to phones.
 */
export function minColumnWidth(grid: Grid, room: Room): string {
  const { cols, gap, min } = grid;
  const wanted = min ? Number.parseFloat(min) * 16 : (usual[cols] ?? 128);
  const cell = roomOfCell(room, grid);
  if (room === undefined || cell === undefined) {
    return rem(wanted);
  }
  const oneMore = Math.floor((room - gap[0] * cols) / (cols + 1)) + 1;
  return rem(Math.max(oneMore, Math.min(wanted, Math.floor(cell * 0.8))));
}
