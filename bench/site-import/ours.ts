import { followImport, pressImport } from '../../plugin/tests/testing/site-stream.js';
import type { SiteContent } from './content.js';
import type { MeasuredSite, Note } from './native.js';

/** Milliseconds since "Install and Proceed" was pressed, with each request's notes. */
export type OurRun = { viewable: number; finished: number; notes: Note[] };

/** Imports a published pack over HTTP like the wizard into the initial site. */
export async function timeOurs(measured: MeasuredSite, id: number, content: SiteContent): Promise<OurRun> {
  await measured.reset();
  const began = Date.now();
  const pressed = await pressImport(measured.administrator, { id, platform: 'elementor', title: 'Bench' });
  const last = await followImport(measured.administrator, pressed);
  const finished = Date.now() - began;
  if (last.action !== 'complete') {
    throw new Error(`The import failed: ${JSON.stringify(last)}`);
  }
  const { counts, differences } = last.results.proof;
  const pages = last.results.post_types.find(({ name }) => name === 'page')?.count;
  if (differences.length > 0 || pages !== content.pages.length) {
    throw new Error(`The import is incomplete: ${JSON.stringify({ counts, differences, pages })}`);
  }
  const notes = measured.readNotes();
  const shown = Math.max(...notes.map((note) => note.shown));
  return { viewable: shown * 1000 - began, finished, notes };
}

/** Formats where the time of a run went: number, milliseconds and statements of each operation. */
export function profileOf(notes: Note[]): string {
  const sums = new Map<string, [number, number, number]>();
  for (const [op, [times, seconds, statements]] of notes.flatMap(({ ops }) => Object.entries(ops))) {
    const sum = sums.get(op) ?? [0, 0, 0];
    sums.set(op, [sum[0] + times, sum[1] + seconds * 1000, sum[2] + statements]);
  }
  const rows = [...sums].toSorted(([, a], [, b]) => b[1] - a[1]);
  return rows
    .map(([op, [times, ms, statements]]) => `${op} ${times} × in ${Math.round(ms)} ms, ${statements} statements`)
    .join('; ');
}
