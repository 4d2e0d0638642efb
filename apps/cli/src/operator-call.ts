import { AppError, type Call, createCall } from '@kithouse/contract';
import { explainRefusal } from './publish/publisher.js';

export type OperatorOptions = { args: string[]; cloud: string; key: string; log: (line: string) => void };

/** Runs calls of the operator and explains why one was refused. */
export async function callAsOperator<T>({ cloud, key }: OperatorOptions, run: (call: Call) => Promise<T>): Promise<T> {
  const call = createCall({ root: `${cloud.replace(/\/$/, '')}/v1`, headers: { authorization: `Bearer ${key}` } });
  try {
    return await run(call);
  } catch (error) {
    throw explainRefusal(error, cloud);
  }
}

/** Tries all of them, lists the refused ones and returns 1 if there are any. */
export async function changeEach(
  ids: string[],
  log: (line: string) => void,
  change: (id: string) => Promise<string>,
): Promise<number> {
  let code = 0;
  for (const id of ids) {
    try {
      log(await change(id));
    } catch (error) {
      if (!(error instanceof AppError) || error.cause !== undefined || error.status < 404) {
        throw error;
      }
      code = 1;
      log(`${id}: ${error.message}`);
    }
  }
  return code;
}

/** Joins columns to one line without control characters. */
export const toLine = (columns: string[]): string => columns.join('  ').replace(/\p{Cc}|\p{Cf}/gu, '');
