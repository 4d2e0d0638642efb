import { AppError, type Call, type Output, undoImport } from '@kithouse/contract';

/** Describes the result of an undo, or its preview. */
export type UndoneImport = Output<typeof undoImport>;
/** Content that an undo keeps, with the reason. */
export type Kept = UndoneImport['kept'][number];

/** Pause in ms before the next call of an unfinished undo. */
const pause = 300;

/** Repeats the call until the site has finished an undo or its preview, which takes several requests for a large import. */
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

/** Limits the calls while an import request still runs, one per second. */
const maxCalls = 30;

/**
 * Ends a running import and undoes its content. `running` settles with the last request of the import. If the
 * site still doesn't know the import then, it has created nothing.
 */
export async function cancelAndUndo(call: Call, import_id: string, running: Promise<unknown> | undefined): Promise<UndoneImport> {
  let hasSettled = false;
  for (let left = maxCalls; ; left--) {
    try {
      return await undoWhole(call, import_id);
    } catch (error) {
      const code = error instanceof AppError ? error.code : undefined;
      if (code === 'import_not_found' && hasSettled) {
        return { undone: [], kept: [] };
      }
      if (left === 0 || (code !== 'import_not_found' && code !== 'import_running')) {
        throw error;
      }
      if (code === 'import_not_found') {
        await running;
        hasSettled = true;
      } else {
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  }
}
