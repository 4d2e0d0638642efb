import { type Figure, median } from './figure.js';
import { drawSite } from './site-import/content.js';
import { measureGrowth } from './site-import/growth.js';
import { findWhatLacks, type MeasuredSite, openMeasuredSite } from './site-import/native.js';
import { type OurRun, profileOf, timeOurs } from './site-import/ours.js';
import { publishPack } from './site-import/publish.js';
import { waitForCopies } from './site-import/ready.js';
import { type Other, timeTheirs } from './site-import/theirs.js';

const [documents, pictures] = [22, 40];
const names: Record<Other, string> = { wxr: "WordPress's importer", kit: "Elementor's import of a kit" };
const what = `import of a site of ${documents} documents and ${pictures} pictures`;

const unmeasured: Figure[] = [
  { id: 'P10', what, unit: '×', target: 0.5 },
  { id: 'P11', what: 'time per document with 1,000 documents compared with 10', unit: '×', target: 1.1 },
  { id: 'P12', what: 'SQL statements per created document', unit: 'statements', target: 15 },
];

/** Measures P10 to P12: whole-site imports on native PHP, beside other importers of the same content in the same WordPress. */
export async function measureSiteImport(rounds: number, wants: (id: string) => boolean): Promise<Figure[]> {
  const lacks = findWhatLacks();
  if (lacks) {
    return unmeasured.filter(({ id }) => wants(id)).map((figure) => ({ ...figure, note: lacks }));
  }
  const measured = await openMeasuredSite();
  try {
    return [
      ...(wants('P10') ? await compare(measured, rounds) : []),
      ...(wants('P11') || wants('P12') ? await measureGrowth(measured) : []),
    ];
  } finally {
    await measured.close();
  }
}

async function compare(measured: MeasuredSite, rounds: number): Promise<Figure[]> {
  const ours: OurRun[] = [];
  const theirs: Record<Other, number[]> = { wxr: [], kit: [] };
  for (let round = 0; round < rounds; round++) {
    const content = await drawSite(documents, pictures);
    const id = await publishPack(measured.library, content);
    await waitForCopies(measured, id, pictures);
    ours.push(await timeOurs(measured, id, content));
    for (const other of listOthers(measured)) {
      theirs[other].push(await timeTheirs(measured, content, other));
    }
  }
  return (['wxr', 'kit'] as const).flatMap((other) => [
    toFigure('until viewable', other, median(ours.map(({ viewable }) => viewable)), theirs[other], 0.25),
    toFigure('until finished', other, median(ours.map(({ finished }) => finished)), theirs[other], 0.5, ours),
  ]);
}

const listOthers = ({ hasImporter }: MeasuredSite): Other[] => [...(hasImporter ? (['wxr'] as const) : []), 'kit'];

function toFigure(until: string, other: Other, own: number, theirs: number[], target: number, runs: OurRun[] = []): Figure {
  const figure: Figure = { id: 'P10', what: `${what} ${until}, compared with ${names[other]}`, unit: '×', target };
  if (theirs.length === 0) {
    return { ...figure, note: 'needs WORDPRESS_IMPORTER_ZIP' };
  }
  const beside = median(theirs);
  const profile = runs.map(({ notes }) => profileOf(notes)).at(-1);
  const note = `${own.toFixed(0)} ms compared with ${beside.toFixed(0)} ms${profile ? `; ${profile}` : ''}`;
  return { ...figure, value: own / beside, note };
}
