import path from 'node:path';
import { getBrowser, projectRoot, toLaunchOptions } from '@kithouse/playground';
import { defineConfig } from '@playwright/test';
import { runFolder } from './src/services.js';

export default defineConfig({
  testDir: './journeys',
  globalSetup: './src/global-setup.ts',
  outputDir: path.join(runFolder, 'results'),
  // One WordPress and one cloud serve all of them.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: path.join(projectRoot, '.cache/reports/playwright.json') }]],
  use: {
    launchOptions: toLaunchOptions(await getBrowser()),
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
