import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getBrowser, projectRoot, toLaunchOptions } from '@kithouse/playground';
import { defineConfig } from '@playwright/test';
import { journeysEnd, longTag, rotateDaily } from '../scripts/ci-extent.js';
import { isLongRun } from '../scripts/test-extent.js';
import { runFolder } from './src/services.js';

const long = new RegExp(longTag);
/** Journeys that take many minutes: only the long run has time for them. */
const tooLong = ['hand-over.spec.ts', 'parity.spec.ts'];
/** Returns the projects: in continuous integration the journeys of `npm test` run first, then others while time remains. */
const rotated = () => [
  { name: 'journeys', grepInvert: long },
  ...rotateDaily(readdirSync(path.join(import.meta.dirname, 'journeys')), new Date())
    .filter((file) => !tooLong.includes(file))
    .map((file) => ({ name: file, testMatch: file, grep: long })),
];

export default defineConfig({
  testDir: './journeys',
  globalSetup: './src/global-setup.ts',
  outputDir: path.join(runFolder, 'results'),
  // Each worker has its own WordPress and cloud.
  workers: 2,
  fullyParallel: true,
  projects: journeysEnd()
    ? rotated()
    : [
        // The journey with its own services takes long, so it starts first, beside many short ones.
        { name: 'outage', testMatch: 'outage.spec.ts' },
        { name: 'journeys', testIgnore: 'outage.spec.ts' },
      ],
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // Unattended runs retry a journey once, and the closing lines say so.
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ['list'],
    ['json', { outputFile: path.join(projectRoot, process.env.KITHOUSE_JOURNEYS_REPORT ?? '.cache/reports/playwright.json') }],
  ],
  use: {
    launchOptions: toLaunchOptions(await getBrowser()),
    viewport: { width: 1440, height: 900 },
    // Screenshots of every step cost a browser without a GPU more than the steps.
    trace: { mode: 'on-first-retry', screenshots: isLongRun, snapshots: isLongRun },
    screenshot: 'only-on-failure',
  },
});
