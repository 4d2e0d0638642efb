import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImportPlan } from '@kithouse/contract';
import { describe, expect, it } from 'vitest';
import { attachMedia, readPack } from '../index.js';
import { resolveAll } from '../testing/fixtures.js';
import { siteChoices } from '../testing/packs.js';
import { compileSiteImportPlan } from './compile-site-plan.js';
import { findSiteFault } from './site/find-site-fault.js';
import { splitImportPlan } from './split-plan.js';

const folder = process.env.KITHOUSE_CORPUS ?? join(import.meta.dirname, '../../../../../shared/corpus');
const hasCorpus = existsSync(join(folder, 'index.json'));
type Item = { file: string; kind: string };
const packKinds = new Set(['elementor-kit', 'envato-style-template-kit', 'starter-site-pack', 'wxr']);
const items: Item[] = hasCorpus
  ? JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).items.filter(({ kind }: Item) => packKinds.has(kind))
  : [];

// One is no XML; the largest takes long to read and adds no case.
describe.skipIf(!hasCorpus)('plans of real packs', () => {
  it.each(items.filter(({ file }) => !/malformed|colormag/.test(file)))(
    '$file becomes a plan with every document',
    ({ file }) => {
      const reading = readPack({ name: file, bytes: new Uint8Array(readFileSync(join(folder, file))) });
      const bundle = attachMedia(reading, resolveAll(reading));
      const media = bundle.media.map((given) => {
        const { source_url: _, ...medium } = given;
        return { ...medium, url: `https://cloud.example/${medium.sha256}` };
      });

      const plan = compileSiteImportPlan({ ...bundle, media }, siteChoices({ logo: 'pack', title: 'Mine' }));

      expect(findSiteFault(bundle)).toBeUndefined();
      expect(ImportPlan.safeParse(plan).success).toBe(true);
      const places = new Map(plan.ops.map(({ id }, index) => [id, index]));
      const early = plan.ops.filter(({ needs }, index) => needs.some((need) => (places.get(need) ?? index) >= index));
      expect(early).toEqual([]);
      expect(plan.totals.documents).toBe(bundle.documents.length);
      const parts = splitImportPlan(plan);
      expect(parts.length === 0 || parts.flatMap((part) => JSON.parse(part)).length === plan.ops.length).toBe(true);
    },
  );
});
