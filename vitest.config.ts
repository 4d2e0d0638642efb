import { defineConfig } from 'vitest/config';
import { translations } from './apps/portal/translations.js';
import { LongestFirst } from './scripts/longest-first.js';

const isNative = process.env.KITHOUSE_WORDPRESS === 'native';

export default defineConfig({
  test: {
    // Tests also wait: two workers leave a third of two cores idle.
    maxWorkers: 3,
    // What a file is made into is kept between runs, by its content.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/modules' },
    // No test is about time: a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // What these files import keeps nothing of a test, and reading it anew for each of them takes a third of their time.
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
          // A window for each file costs more than its tests; the setup gives each an empty one.
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
          // These wait for little, and each worker reads WordPress into its memory anew: they run last, one to a processor.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          // A WordPress that one file has closed is there for the next.
          isolate: false,
          // The playground is not asked where the distribution's PHP carries WordPress.
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
