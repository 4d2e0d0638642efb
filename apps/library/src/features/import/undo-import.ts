import { AppError, type Call, type Output, undoImport } from '@kithouse/contract';

export type UndoneImport = Output<typeof undoImport>;
/** Content that an undo keeps, with the reason. */
export type Kept = UndoneImport['kept'][number];

/** Pause in ms before the requested next call. */
const pause = 300;

/** Repeats until the site has finished an undo or its preview, which take several requests on a large import. */
export async function undoWhole(
  call: Call,
  import_id: string,
  { dry_run = false, also = [] as string[] } = {},
): Promise<UndoneImport> {
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

/** Seconds to wait for a running import request to notice. */
const tries = 30;

/**
 * Ends a running import and undoes its content. `running` settles when the site was last heard of; an import that is still
 * unknown then has created nothing.
 */
export async function cancelAndUndo(call: Call, import_id: string, running: Promise<unknown> | undefined): Promise<UndoneImport> {
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
