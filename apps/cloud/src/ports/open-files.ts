import { join } from 'node:path';
import type { Config } from '../config.js';
import type { Files } from './files.js';
import { createFolderFiles } from './files-folder.js';

/** Opens the store of files that the settings name: a bucket, or a folder of the data folder. */
export async function openFiles({ objectStorage, dataDir }: Pick<Config, 'objectStorage' | 'dataDir'>): Promise<Files> {
  if (!objectStorage) {
    return createFolderFiles(join(dataDir, 'files'));
  }
  // Loading the client takes a second, which clouds without it needn't wait.
  const { createS3Files } = await import('./files-s3.js');
  return createS3Files(objectStorage);
}
