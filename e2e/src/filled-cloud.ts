import { chownSync, cpSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CloudReady, cacheDir, startCloudProcess, withLock } from '@kithouse/playground';
import { publishPacks } from '../../scripts/publish-catalogue.js';
import { hashFiles, isStamped, writeStamp } from '../../scripts/stamp.js';
import { connectCloud } from './cloud.js';

const kept = path.join(cacheDir, 'filled-cloud');
const sources = ['catalogue', 'e2e/src/filled-cloud.ts', 'apps/cli/src', 'apps/cloud/src', 'packages', 'package-lock.json'];

/** Copies the data folder of a cloud with the starter catalogue, because publishing takes long and is done once. */
export async function copyFilledCloud(to: string): Promise<void> {
  await withLock(`${kept}.lock`, async () => {
    const stamp = path.join(cacheDir, 'stamps/filled-cloud');
    const hash = hashFiles(sources);
    if (!isStamped(stamp, hash)) {
      rmSync(stamp, { force: true });
      await fillCloud();
      writeStamp(stamp, hash);
    }
    cpSync(kept, to, { recursive: true });
    copyOwners(kept, to);
  });
}

async function fillCloud() {
  rmSync(kept, { recursive: true, force: true });
  const cloud = await startCloudProcess({ data: kept }, path.join(cacheDir, 'filled-cloud.log'));
  try {
    await publishPacks(cloud.ready);
    await waitForVariants(cloud.ready);
  } finally {
    await cloud.stop();
  }
}

/**
 * Waits for the smaller copies of all pictures, which each cloud would otherwise create beside the journeys: a minute of both
 * processors.
 */
async function waitForVariants(ready: CloudReady) {
  const cloud = connectCloud(ready);
  const undrawn = `SELECT 1 FROM media WHERE published AND variants IS NULL AND extension NOT IN ('svg', 'woff2') LIMIT 1`;
  try {
    while ((await cloud.query(undrawn)).length > 0) {
      await sleep(500);
    }
  } finally {
    await cloud.close();
  }
}

/** Copies file owners, because root's database belongs to another user. */
function copyOwners(from: string, to: string) {
  if (process.getuid?.() !== 0) {
    return;
  }
  for (const name of ['', ...readdirSync(from, { recursive: true, encoding: 'utf8' })]) {
    const { uid, gid } = lstatSync(path.join(from, name));
    if (uid !== 0) {
      chownSync(path.join(to, name), uid, gid);
    }
  }
}
