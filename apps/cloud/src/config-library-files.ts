import * as z from 'zod';

const max = (fallback: number) =>
  z.coerce.number().int().min(-1, 'must be -1 for no limit, or more').max(100_000_000).default(fallback);

/** Defines the settings of connected storage. */
export const cloudSettings = {
  KITHOUSE_CLOUD_FILES: max(30).describe('Maximum number of files in the cloud of a free account; -1 for no limit.'),
  KITHOUSE_CLOUD_FILES_PAID: max(1000).describe(
    'Maximum number of files in the cloud of an account with a paid plan; -1 for no limit.',
  ),
  KITHOUSE_CLOUD_MEGABYTES: max(500).describe(
    'Megabytes that the cloud of a free account stores, with all versions, pictures and the trash; -1 for no limit.',
  ),
  KITHOUSE_CLOUD_MEGABYTES_PAID: max(20_000).describe(
    'Megabytes that the cloud of an account with a paid plan stores; -1 for no limit.',
  ),
};

const Settings = z.object(cloudSettings);

export const toCloudLimits = (given: z.infer<typeof Settings>) => ({
  cloudFiles: { free: given.KITHOUSE_CLOUD_FILES, paid: given.KITHOUSE_CLOUD_FILES_PAID },
  cloudMegabytes: { free: given.KITHOUSE_CLOUD_MEGABYTES, paid: given.KITHOUSE_CLOUD_MEGABYTES_PAID },
});
