import path from 'node:path';
import { getBrowser, projectRoot, toLaunchOptions } from '@kithouse/playground';
import { defineConfig } from '@playwright/test';
import { isLongRun } from '../scripts/test-extent.js';
import { runFolder } from './src/services.js';

export default defineConfig({
  testDir: './journeys',
  globalSetup: './src/global-setup.ts',
  outputDir: path.join(runFolder, 'results'),
  // Each worker has a WordPress and a cloud of its own.
  workers: 2,
  fullyParallel: true,
  // The one that starts services of its own is long and goes first, beside many short ones.
  projects: [
    { name: 'outage', testMatch: 'outage.spec.ts' },
    { name: 'journeys', testIgnore: 'outage.spec.ts' },
  ],
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // Where nobody is there to look, a journey is tried twice, and the closing lines say so.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: path.join(projectRoot, '.cache/reports/playwright.json') }]],
  use: {
    launchOptions: toLaunchOptions(await getBrowser()),
    viewport: { width: 1440, height: 900 },
    // Pictures of every step cost a browser without a graphics card more than the steps.
    trace: { mode: 'on-first-retry', screenshots: isLongRun, snapshots: isLongRun },
    screenshot: 'only-on-failure',
  },
});
