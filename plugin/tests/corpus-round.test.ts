import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findElementor } from '../../playground/src/index.js';
import { sample } from '../../scripts/test-extent.js';
import { listCorpus, readCorpusFile } from './testing/corpus.js';
import { goRound } from './testing/import-round.js';
import { type Library, startLibrary } from './testing/library.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';

const elementor = findElementor();
const files = listCorpus().filter(({ kind }) => kind !== 'elementor-template' || elementor);
if (files.length === 0) {
  console.log('Skipped the round with real templates: there is no folder of them beside the project.');
}

describe.skipIf(files.length === 0)('templates of others', () => {
  let library: Library;
  let site: Site;
  let administrator: Visit;
  beforeAll(async () => {
    library = await startLibrary();
    const plugins = elementor && { plugins: { elementor }, active: ['elementor/elementor.php'] };
    site = await startSite({ cloudUrl: library.url, ...plugins });
    administrator = await site.as('administrator');
    await library.signUp(administrator);
  });
  afterAll(async () => {
    await site?.close();
    await library?.stop();
  });

  const isTelling = ({ file }: { file: string }) => /error-404|inline-editing|rtl--about|cta-pricing/.test(file);
  test.for(sample(files, 2, isTelling))('imports $file without losing any part', async (one) => {
    const { before, lost, symbols } = await goRound(library, site, administrator, readCorpusFile(one));

    expect(before.parts.length).toBeGreaterThan(0);
    expect(lost).toEqual({ parts: [], texts: [], links: [], files: 0 });
    expect(symbols).toBe(0);
  });
});
