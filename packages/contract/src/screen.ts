import * as z from 'zod/mini';
import { brand } from './brand.js';
import { endpoint, mapOf } from './endpoint.js';

export const KnownAnswer = z.object({ name: z.string(), input: mapOf(z.unknown()), output: z.unknown() });
export type KnownAnswer = z.infer<typeof KnownAnswer>;

/** Returns the answers for the first view of a list or an item; none for an unknown path. */
export const getScreen = endpoint({
  name: 'screen.get',
  method: 'GET',
  path: '/screen',
  runs: 'cloud',
  access: 'public',
  capabilities: [brand.readCapability],
  cached: true,
  input: z.object({ path: z.string().check(z.maxLength(200)) }),
  output: z.object({ answers: z.array(KnownAnswer) }),
  errors: [],
});
