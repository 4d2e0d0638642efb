import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkSiteImport, importPage } from '@kithouse/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findWhyNoHosts } from './testing/host-site.js';
import { type HostRow, hostRows, withoutSodium } from './testing/hosts.js';
import { makeLargePack } from './testing/large-pack.js';
import { blocks, type Library, startLibrary } from './testing/library.js';
import { startPlanSite } from './testing/plan-site.js';
import { makeSigner, pageOps, planFor } from './testing/sign-plan.js';
import { noChoices } from './testing/site-stream.js';
import { addSmallTheme, makeSmallPack, publishPack, smallTheme } from './testing/small-pack.js';
import { refusalOf, type Site, startSite } from './testing/start-site.js';
import { importAsWizard, type WizardRun } from './testing/wizard.js';

const loaf = { slug: 'loaf', name: 'Loaf', plugin_file: 'loaf/loaf.php', is_pro: false };
const reason = findWhyNoHosts();

describe.runIf(reason === '')('imports finish on hosts', () => {
  let library: Library;
  let packs: { small: number; large: number };
  beforeAll(async () => {
    library = await startLibrary();
    const [small, large] = [await makeSmallPack(), await makeLargePack()];
    packs = {
      small: await publishPack(library, small.bundle, small.pictures),
      large: await publishPack(library, large.bundle, large.pictures),
    };
  });
  afterAll(() => library?.stop());

  test('reports before an import that nothing can be installed and imports the rest', async () => {
    const site = await startHost(library, { name: '', constants: { DISALLOW_FILE_MODS: true } }, false);
    try {
      const { bundle, pictures } = await makeSmallPack();
      const id = await publishPack(library, { ...bundle, requires: { plugins: [loaf], elementor_pro: false } }, pictures);
      const choices = { ...noChoices, id, theme: smallTheme, plugins: [loaf] };
      const administrator = await site.as('administrator');
      const check = await administrator.call(checkSiteImport, { form: choices });
      const run = await importAsWizard(site.url, administrator, choices);

      expect(check.install).toEqual([]);
      expect(check.change.map(({ label }) => label)).not.toContain('Theme');
      expect(check.will_not_work.map(({ code }) => code)).toEqual(expect.arrayContaining(['theme_barred', 'plugin_barred']));
      const { dependency_data, proof } = run.results;
      const message = expect.stringContaining('doesn’t allow installations from WordPress');
      expect(dependency_data).toMatchObject({
        theme: { success: false, message },
        plugins: { failed: [{ slug: 'loaf', message }] },
      });
      expect(proof.differences).toEqual([]);
      expect(proof.counts.filter(({ planned, found }) => planned !== found)).toEqual([]);
      const steps = new Map(run.events.flatMap((event) => (event.action === 'updateLog' ? [[event.type, event] as const] : [])));
      expect(steps.get('theme')).toMatchObject({
        status: 'error',
        message: 'The theme couldn’t be installed. Your current theme stays active.',
      });
      expect(steps.get('plugin')).toMatchObject({ status: 'error', message: '1 of 1 plugin couldn’t be installed.' });
    } finally {
      await site.close();
    }
  });

  test('refuses a plan signed by somebody else without sodium', async () => {
    const plan = await startPlanSite({ host: withoutSodium.host });
    try {
      await writeFile(path.join(plan.site.site, 'wp-content/mu-plugins/host.php'), `<?php ${withoutSodium.plugin}`);
      const ops = pageOps(blocks('<!-- wp:paragraph --><p>Bread</p><!-- /wp:paragraph -->'));
      const administrator = await plan.visitOf('administrator');
      const ask = () => administrator.call(importPage, { id: 1, title: 'Bread', platform: 'gutenberg' });
      plan.cloud.on('POST /v1/plans', { json: makeSigner().sign(planFor(plan.site.url, ops)) });
      const refusal = await refusalOf(ask());
      plan.offer(ops);

      expect(refusal.code).toBe('plan_refused');
      expect(await ask()).toMatchObject({ warnings: [] });
    } finally {
      await plan.close();
    }
  }, 300_000);

  test.each(hostRows.map((row) => [row.name, row] as const))(
    '[R-FSI-09] imports a complete site and shows it: %s',
    async (_, row) => {
      const site = await startHost(library, row);
      try {
        const id = row.isLarge ? packs.large : packs.small;
        const theme = row.isLarge ? null : smallTheme;
        const administrator = await site.as('administrator');
        const run = await importAsWizard(
          site.url,
          administrator,
          { id, platform: 'gutenberg', theme, title: 'Bread' },
          row.headers,
        );
        const { counts, differences } = run.results.proof;
        expect({ differences, counts }).toEqual({
          differences: [],
          counts: counts.map((count) => ({ ...count, found: count.planned })),
        });
        expect(counts.find(({ label }) => label === 'Pages')?.planned).toBe(row.isLarge ? 80 : 4);
        expect(run.results.dependency_data.theme?.success ?? true).toBe(true);
        expect(run.requested.streams).toBeGreaterThanOrEqual(row.streams ?? 2);
        const front = await site.visitor.ask('/');
        expect(await front.text()).toContain('wp-block-image');
        expect(await listOwnRequests(site)).toEqual([]);
        console.log(await describeRun(row, site, run));
      } finally {
        await site.close();
      }
    },
    900_000,
  );
});

test.skipIf(reason === '')(`imports on hosts are not tested here: ${reason}`, () => undefined);

async function startHost(
  library: Library,
  { host = {}, ini, constants, plugin = '', files = {}, prepare }: HostRow,
  hasTheme = true,
): Promise<Site> {
  const site = await startSite({
    cloudUrl: library.url,
    host,
    ...(ini && { ini }),
    constants: { TEST_REAL_SLICES: true, ...constants },
  });
  const inside = (name: string) => path.join(site.site, 'wp-content', name);
  await writeFile(inside('mu-plugins/host.php'), `<?php ${plugin}\n${probe}`);
  for (const [name, text] of Object.entries(files)) {
    await writeFile(inside(name), text);
  }
  if (hasTheme) {
    await addSmallTheme(site);
  }
  const administrator = await site.as('administrator');
  // A host's time limit may interrupt this too.
  await library.signUp(administrator).catch(() => library.signUp(administrator));
  await prepare?.(site);
  return site;
}

/** Records the duration of each request for an import's part. */
const probe = `
register_shutdown_function( function () {
	if ( 'kithouse_pack_import' === ( $_GET['action'] ?? '' ) ) {
		$seconds = microtime( true ) - $_SERVER['REQUEST_TIME_FLOAT'];
		file_put_contents( WP_CONTENT_DIR . '/host-notes', round( $seconds, 1 ) . ' ' . memory_get_peak_usage() . "\\n", FILE_APPEND );
	}
} );`;

/** Lists the site's requests to itself beyond the WordPress schedule. */
async function listOwnRequests({ site }: Site): Promise<string[]> {
  const log = await readFile(path.join(site.split('/wordpress')[0] ?? '', 'access.log'), 'utf8');
  return log.split('\n').filter((line) => line.includes('"WordPress/') && !line.includes('/wp-cron.php'));
}

/** Formats a line for the compatibility notes. */
async function describeRun({ name }: HostRow, { site }: Site, { requested, first, all, events }: WizardRun): Promise<string> {
  const file = path.join(site, 'wp-content/host-notes');
  const notes = existsSync(file) ? (await readFile(file, 'utf8')).trim().split('\n') : [];
  const longest = Math.max(...notes.map((note) => Number(note.split(' ')[0])));
  const peak = Math.max(...notes.map((note) => Number(note.split(' ')[1]))) / 2 ** 20;
  const times = `first event ${Math.round(first)} ms, end ${Math.round(all)} ms, longest request ${longest} s`;
  return `${name}: ${requested.streams} streams, ${requested.logs} logs, ${events.length} events; ${times}; PHP ${peak.toFixed(1)} MB`;
}
