import { Platform } from '@kithouse/contract';
import { readStored, store } from './storage.js';

/** Returns the platform last chosen on this browser. */
export const readLastPlatform = () => Platform.safeParse(readStored('platform')).data;
export const storeLastPlatform = (platform: Platform) => store('platform', platform);
