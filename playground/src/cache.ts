import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Everything that can be fetched or made again lies here: downloads, sites, databases, reports. */
export const cacheDir = path.join(projectRoot, '.cache');
