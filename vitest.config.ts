import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest leaves one core for itself, which on two cores means one test file at a time.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/{contract,kits}/**/*.test.ts', 'apps/cli/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'library',
          environment: 'jsdom',
          include: ['apps/{library,portal}/**/*.test.{ts,tsx}', 'packages/ui/**/*.test.tsx'],
          setupFiles: ['apps/library/src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'cloud',
          include: ['apps/cloud/**/*.test.ts'],
          globalSetup: ['apps/cloud/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'plugin',
          include: ['plugin/tests/**/*.test.ts', 'playground/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
