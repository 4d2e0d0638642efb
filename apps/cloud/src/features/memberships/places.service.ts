import { type Activity, AppError } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import { insertNotes } from './activity.queries.js';
import {
  deletePlaces,
  deletePlacesOf,
  insertPlaces,
  listPlacesOf,
  listPlacesOfOwners,
  lockFiles,
  type Place,
} from './places.queries.js';

export {
  findPlace,
  findReadableFile,
  isAnywhere,
  listPlaces,
  listPlacesIn,
  lockFiles,
  lockFilesOfAccount,
  type Place,
  setInMyCloud,
} from './places.queries.js';

type Adding = { workspaceId: number; userId: number; fileIds: number[]; action?: 'added-file' | 'moved-file' };

/**
 * Adds a person's own live files to a workspace after `assertMayAdd` and skips existing ones. Returns the new memberships. Throws
 * `file_not_found`.
 */
export async function addFiles(trx: Db, { workspaceId, userId, fileIds, action = 'added-file' }: Adding): Promise<Place[]> {
  const files = await lockFiles(trx, fileIds);
  if (files.length < new Set(fileIds).size || files.some(({ owner_id }) => owner_id !== userId)) {
    throw new AppError('file_not_found');
  }
  const places = await insertPlaces(
    trx,
    workspaceId,
    userId,
    files.map(({ id }) => id),
  );
  await notePlaces(trx, userId, files, places, { action });
  return places;
}

type Change = { userId: number; fileIds: number[] };

/** Removes a person's files from all workspaces before they move to the trash. */
export async function takeOutOfAll(trx: Db, { userId, fileIds }: Change): Promise<void> {
  await noteFiles(trx, userId, await lockFiles(trx, fileIds), { action: 'removed-file' });
  await deletePlacesOf(trx, fileIds);
}

/** Removes the files of former members from a workspace and returns them to their owners. */
export async function takeHome(trx: Db, { workspaceId, by, ownerIds }: { workspaceId: number; by: number; ownerIds: number[] }) {
  const places = await listPlacesOfOwners(trx, workspaceId, ownerIds);
  await removePlaces(trx, by, places);
}

/** Removes files from workspaces and records the activity. Call it while holding the workspace lock. */
export async function removePlaces(trx: Db, by: number, places: Place[]): Promise<void> {
  const files = await lockFiles(
    trx,
    places.map(({ file_id }) => file_id),
  );
  await notePlaces(trx, by, files, places, { action: 'removed-file' });
  await deletePlaces(
    trx,
    places.map(({ id }) => id),
  );
}

/** Records in every workspace of a file that it has a new version or, with `former`, a new name. */
export async function noteChange(trx: Db, { userId, fileId, former = '' }: { userId: number; fileId: number; former?: string }) {
  await noteFiles(trx, userId, await lockFiles(trx, [fileId]), { action: 'changed-file', detail: former });
}

async function noteFiles(trx: Db, userId: number, files: Named[], what: What): Promise<void> {
  const places = await listPlacesOf(
    trx,
    files.map(({ id }) => id),
  );
  await notePlaces(trx, userId, files, places, what);
}

type Named = { id: number; name: string };
type What = { action: Activity['action']; detail?: string };

async function notePlaces(trx: Db, user_id: number, files: Named[], places: Place[], what: What): Promise<void> {
  const names = new Map(files.map(({ id, name }) => [id, name]));
  const notes = places.flatMap(({ workspace_id, file_id }) => {
    const subject = names.get(file_id);
    return subject === undefined ? [] : [{ workspace_id, user_id, subject, ...what }];
  });
  await insertNotes(trx, notes);
}
