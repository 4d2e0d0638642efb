import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Folder for everything that can be downloaded or created again: downloads, sites, databases, reports. */
export const cacheDir = path.join(projectRoot, '.cache');
