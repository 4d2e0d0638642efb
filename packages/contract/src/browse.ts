import { brand } from './brand.js';

export const browse = {
  method: 'GET',
  runs: 'cloud',
  access: 'public',
  capabilities: [brand.readCapability],
  cached: true,
} as const;
