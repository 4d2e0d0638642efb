import { AppError, type Call, type Output, undoImport } from '@kithouse/contract';

export type TakenBack = Output<typeof undoImport>;
/** Something that an undo keeps, with the reason. */
export type Kept = TakenBack['kept'][number];

/** Milliseconds before a site that has asked to be called again is called. */
const pause = 300;

/** Asks until the site has finished: the undo of a large import, and its preview, take several requests. */
export async function undoWhole(
  call: Call,
  import_id: string,
  { dry_run = false, also = [] as string[] } = {},
): Promise<TakenBack> {
  for (;;) {
    try {
      return await call(undoImport, { import_id, ...(dry_run && { dry_run }), ...(also.length > 0 && { also }) });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'import_unfinished') {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** A request of the import that still works is given this many seconds to notice. */
const tries = 30;

/**
 * Ends an import that runs and takes back what it has made. `running` settles when the site was last heard of; an import
 * that the site does not know even then has made nothing.
 */
export async function takeBack(call: Call, import_id: string, running: Promise<unknown> | undefined): Promise<TakenBack> {
  let isLate = false;
  for (let left = tries; ; left--) {
    try {
      return await undoWhole(call, import_id);
    } catch (error) {
      const code = error instanceof AppError ? error.code : undefined;
      if (code === 'import_not_found' && isLate) {
        return { undone: [], kept: [] };
      }
      if (left === 0 || (code !== 'import_not_found' && code !== 'import_running')) {
        throw error;
      }
      if (code === 'import_not_found') {
        await running;
        isLate = true;
      } else {
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  }
}
