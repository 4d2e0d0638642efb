import { brand } from './brand.js';

/** What calls to the public catalogue have in common. */
export const browse = {
  method: 'GET',
  runs: 'cloud',
  access: 'public',
  capabilities: [brand.readCapability],
  cached: true,
} as const;
