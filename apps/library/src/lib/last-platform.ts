import { Platform } from '@kithouse/contract';
import { readStored, store } from './storage.js';

/** The platform that the person chose last on this browser. */
export const readLastPlatform = () => Platform.safeParse(readStored('platform')).data;
export const storeLastPlatform = (platform: Platform) => store('platform', platform);
