import { readStored, store } from '../../lib/storage.js';

const key = 'free_plan_read';

/** Returns true if this browser has dismissed the account's notice. */
export const isNoticeRead = (accountId: number) => readStored(key) === String(accountId);

export const markNoticeRead = (accountId: number) => store(key, String(accountId));
