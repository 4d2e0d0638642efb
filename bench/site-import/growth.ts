import type { Figure } from '../figure.js';
import { drawSite } from './content.js';
import type { MeasuredSite } from './native.js';
import { profileOf, timeOurs } from './ours.js';
import { publishPack } from './publish.js';

type Grown = { documents: number; ms: number; statements: number; peak: number; profile: string };

/** Measures P11 and P12: the same page ten, a hundred and a thousand times, without pictures. */
export async function measureGrowth(measured: MeasuredSite, sizes = [10, 100, 1000]): Promise<Figure[]> {
  const grown: Grown[] = [];
  for (const documents of sizes) {
    const content = await drawSite(documents, 0);
    const id = await publishPack(measured.library, content);
    if (grown.length === 0) {
      await timeOurs(measured, id, content);
    }
    const { finished, notes } = await timeOurs(measured, id, content);
    const statements = notes.reduce((all, note) => all + note.statements, 0);
    const peak = Math.max(...notes.map((note) => note.peak));
    grown.push({ documents, ms: finished, statements, peak, profile: profileOf(notes) });
  }
  const [least, ...larger] = grown as [Grown, ...Grown[]];
  const max = larger.at(-1) ?? least;
  return [
    ...larger.map((one): Figure => {
      const each = ({ ms, documents }: Grown) => `${(ms / documents).toFixed(1)} ms`;
      return {
        id: 'P11',
        what: `time per document with ${one.documents.toLocaleString('en')} documents compared with ${least.documents}`,
        unit: '×',
        value: one.ms / one.documents / (least.ms / least.documents),
        target: 1.1,
        note: `${each(one)} compared with ${each(least)}`,
      };
    }),
    {
      id: 'P11',
      what: `peak memory of PHP with ${max.documents.toLocaleString('en')} documents compared with ${least.documents}`,
      unit: '×',
      value: max.peak / least.peak,
      target: 1.1,
      note: grown.map(({ documents, peak }) => `${documents}: ${(peak / 2 ** 20).toFixed(1)} MB`).join(', '),
    },
    {
      id: 'P12',
      what: `SQL statements per created document with ${max.documents.toLocaleString('en')} documents`,
      unit: 'statements',
      value: max.statements / max.documents,
      target: 15,
      note: max.profile,
    },
  ];
}
