import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '@kithouse/cli/check';
import { publish } from '@kithouse/cli/publish';
import { sayError } from '@kithouse/cli/user-error';
import { createSiteImportPlan, getItem, getPackInfo, ImportPlan } from '@kithouse/contract';
import type { TestApp } from './test-app.js';

type PackOutcome = {
  /** Last output of `kithouse check`, or its error. */
  checked: string;
  /** Error of `kithouse publish`; empty on success. */
  refused: string;
  /** True if the catalogue contains the pack afterwards. */
  is_there: boolean;
};

/** Checks a pack on the command line and publishes it over HTTP, like an author. */
export async function checkAndPublishPack(
  app: TestApp,
  name: string,
  bytes: Uint8Array | string,
  slug: string,
): Promise<PackOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'kithouse-pack-'));
  const source = join(folder, name);
  await writeFile(source, bytes);
  const { api_key: key } = await app.publisher();
  try {
    const checked = await check(source).then(({ lines, ok }) => `${ok ? '' : 'not '}ok: ${lines.at(-1)}`, sayError);
    const refused = await publish({ source, listing: { slug }, cloud: app.url, key }).then(
      ({ failed }) => failed.map(({ reason }) => reason).join(),
      sayError,
    );
    const is_there = await app.visitor.call(getItem, { slug }).then(
      () => true,
      () => false,
    );
    return { checked, refused, is_there };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns a catalogue pack's choices and the plan for a site. */
export async function planPack(app: TestApp, slug: string) {
  const { call } = await app.user();
  const { id, platform } = await app.visitor.call(getItem, { slug });
  const [info, { plan, signature }] = await Promise.all([
    call(getPackInfo, { id }),
    call(createSiteImportPlan, { id, platform, choices: { theme: '' } }),
  ]);
  return { info, plan: ImportPlan.parse(JSON.parse(plan)), signature, text: plan };
}
