// The packs that are described in one file each.
import { ledger } from './ledger.mjs';
import { vire } from './vire.mjs';

export const packs = [ledger, vire];
