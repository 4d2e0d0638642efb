import * as z from 'zod/mini';
import { Done, endpoint } from './endpoint.js';
import { Sha256 } from './items.js';
import { releaseCall } from './operator.js';
import { isVersion } from './versions.rules.js';

/** Takes all fields but the date from the zip. */
export const PluginRelease = z.object({
  version: z.string(),
  /** Hash of the zip. Sites refuse a download with another one. */
  sha256: z.string(),
  bytes: z.int(),
  requires: z.string(),
  tested: z.string(),
  requires_php: z.string(),
  /** Changelog section of the zip's `readme.txt`, as plain text. */
  changelog: z.string(),
  published_at: z.string(),
});
export type PluginRelease = z.infer<typeof PluginRelease>;

/** Returns the newest release, which sites install from `/files/plugin/<sha256>.zip`; null without one. */
export const getPluginRelease = endpoint({
  name: 'releases.get',
  method: 'GET',
  path: '/plugin/release',
  runs: 'provider',
  access: 'public',
  capabilities: [],
  input: z.object({}),
  output: z.object({ release: z.nullable(PluginRelease) }),
  errors: [],
});

/** Lists at most 100 releases, newest version first. */
export const listPluginReleases = endpoint({
  ...releaseCall,
  name: 'releases.list',
  method: 'GET',
  path: '/plugin/releases',
  input: z.object({}),
  output: z.object({ releases: z.array(PluginRelease) }),
  errors: [],
});

/** Idempotent. A published version never changes: another zip needs another version. */
export const publishPluginRelease = endpoint({
  ...releaseCall,
  name: 'releases.publish',
  method: 'PUT',
  path: '/plugin/releases/{sha256}',
  binary: true,
  timeout: 120_000,
  recorded: ['version'],
  input: z.object({ sha256: Sha256 }),
  output: PluginRelease,
  errors: ['invalid_input', 'too_large'],
});

/** Stops offering a version and deletes its zip. Idempotent. */
export const withdrawPluginRelease = endpoint({
  ...releaseCall,
  name: 'releases.withdraw',
  method: 'DELETE',
  path: '/plugin/releases/{version}',
  recorded: ['version'],
  input: z.object({ version: z.string().check(z.refine(isVersion, 'must be a version, such as 1.4.0')) }),
  output: Done,
  errors: [],
});
