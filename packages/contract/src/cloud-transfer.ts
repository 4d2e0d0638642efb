import * as z from 'zod/mini';
import { CloudStatus } from './cloud-file.js';
import { Done, endpoint } from './endpoint.js';

const provider = { runs: 'provider', access: 'session', capabilities: [], own_pages: true } as const;

export const getCloudSummary = endpoint({
  ...provider,
  name: 'clouds.summary',
  method: 'GET',
  path: '/clouds/summary',
  input: z.object({}),
  output: CloudStatus,
  errors: [],
});

/** Returns a signed address of one zip: a bundle of every file and an index of names, versions and workspaces. */
export const exportCloud = endpoint({
  ...provider,
  name: 'clouds.export',
  method: 'POST',
  path: '/clouds/export',
  input: z.object({}),
  output: z.object({ file_name: z.string(), fileURL: z.string(), expires_at: z.string() }),
  errors: [],
});

/** Idempotent: skips existing files. */
export const importCloud = endpoint({
  ...provider,
  name: 'clouds.import',
  method: 'PUT',
  path: '/clouds/import',
  access: 'session',
  binary: true,
  timeout: 600_000,
  input: z.object({}),
  output: z.extend(Done, {
    data: z.object({
      added: z.int(),
      skipped: z.int(),
      refused: z.array(z.object({ name: z.string(), reason: z.string() })),
    }),
  }),
  errors: ['invalid_input', 'not_verified', 'too_large', 'cloud_full', 'rate_limited'],
});
