import { defineConfig } from 'vitest/config';
import { translations } from './apps/portal/translations.js';
import { LongestFirst } from './scripts/longest-first.js';

const isNative = process.env.KITHOUSE_WORDPRESS === 'native';

export default defineConfig({
  test: {
    // Tests also wait for timers and other processes: with two workers, two cores are idle a third of the time.
    maxWorkers: 3,
    // Caches transformed files between runs, by their content.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/modules' },
    // No test measures time, so a busy machine must not make one fail.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // No module keeps state between tests, and loading the modules again for each file takes a third of the time.
          isolate: false,
          include: [
            'packages/{contract,kits}/**/*.test.ts',
            'apps/cli/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        plugins: [translations()],
        test: {
          name: 'library',
          environment: 'jsdom',
          // Creating a window for each file takes longer than its tests, so the setup empties the shared one.
          isolate: false,
          include: ['apps/{library,portal}/**/*.test.{ts,tsx}', 'packages/ui/**/*.test.tsx'],
          setupFiles: ['apps/library/src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'cloud',
          isolate: false,
          include: ['apps/cloud/**/*.test.ts'],
          globalSetup: ['apps/cloud/src/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'plugin',
          // These tests wait for little, and each worker loads WordPress into its memory. They run last, one worker for each core.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          // A file can reuse the WordPress that the file before it has closed.
          isolate: false,
          // The playground isn't used when WordPress runs on the distribution's PHP.
          include: ['plugin/tests/**/*.test.ts', ...(isNative ? [] : ['playground/**/*.test.ts'])],
          exclude: ['**/node_modules/**', 'plugin/tests/neighbours/**'],
          globalSetup: ['plugin/tests/testing/global-setup.ts', 'apps/cloud/src/testing/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'neighbours',
          sequence: { groupOrder: 2 },
          maxWorkers: 2,
          include: ['plugin/tests/neighbours/**/*.test.ts'],
          globalSetup: ['plugin/tests/testing/global-setup.ts', 'apps/cloud/src/testing/global-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
