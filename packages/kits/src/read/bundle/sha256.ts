import { createHash } from 'node:crypto';

/** Returns SHA-256 as lower-case hex. */
export const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex');
