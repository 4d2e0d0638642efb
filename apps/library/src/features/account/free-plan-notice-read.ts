import { readStored, store } from '../../lib/storage.js';

const key = 'free_plan_read';

/** Whether this browser has dismissed the notice of the account. */
export const isNoticeRead = (accountId: number) => readStored(key) === String(accountId);

export const markNoticeRead = (accountId: number) => store(key, String(accountId));
