import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { startTestCloud } from '@kithouse/cloud/testing';
import { createCall, getItem } from '@kithouse/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sample } from '../../../../scripts/test-extent.js';
import { check } from '../commands/check.js';
import { publish } from './publish.js';

const folder = process.env.KITHOUSE_CORPUS ?? path.join(import.meta.dirname, '../../../../../shared/corpus');
const has_corpus = existsSync(path.join(folder, 'index.json'));
const packs = has_corpus
  ? ['kits', 'starter-packs', 'wxr'].flatMap((kind) => readdirSync(path.join(folder, kind)).map((name) => `${kind}/${name}`))
  : [];

describe.skipIf(!has_corpus)('packs of the corpus (skipped when the folder is not beside the project)', () => {
  let cloud: Awaited<ReturnType<typeof startTestCloud>>;
  beforeAll(async () => {
    cloud = await startTestCloud();
  }, 120_000);
  afterAll(() => cloud?.stop());

  const sound = packs.filter((name) => !name.endsWith('malformed.xml'));
  const isTelling = (name: string) => /crumbella-e|rtl|comprehensive/.test(name);
  test.each(sample(sound, 4, isTelling))(
    'accepts %s and publishes it as a site [R-FSI-01]',
    async (name) => {
      const source = path.join(folder, name);
      const slug = path.basename(name).replace(/\W+/g, '-').toLowerCase();
      const { ok } = await check(source);
      const report = await publish({ source, listing: { slug }, cloud: cloud.url, key: cloud.publisher_key });
      const item = await createCall({ root: `${cloud.url}/v1` })(getItem, { slug });

      expect([ok, report.failed, report.published]).toEqual([true, [], 1]);
      expect([item.type, item.fullsite_import, item.pictures.length]).toEqual(['pack', true, 1]);
    },
    240_000,
  );
});
