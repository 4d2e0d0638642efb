import * as z from 'zod/mini';
import { brand } from './brand.js';
import { Done, endpoint } from './endpoint.js';

/** How a site is connected to its library. Nothing is sent to the library while `is_open` is false. */
export const Connection = z.object({
  is_open: z.boolean(),
  /** The address to connect to; empty for people who can't change it and for sites without one. */
  address: z.string(),
  /** The constant in `wp-config.php` sets the address. */
  is_fixed: z.boolean(),
});
export type Connection = z.infer<typeof Connection>;

/** How a library introduces itself. A site checks this answer before it connects. */
export const getService = endpoint({
  name: 'service.get',
  method: 'GET',
  path: '/service',
  runs: 'cloud',
  access: 'public',
  capabilities: [brand.readCapability],
  cached: true,
  input: z.object({}),
  output: z.object({
    product: z.literal(brand.slug),
    /** Address of the introductory video; empty without one. */
    video: z.string(),
  }),
  errors: [],
});

/** Tests the address, then stores it with the administrator's consent. Safe to repeat. */
export const openConnection = endpoint({
  name: 'connection.open',
  method: 'POST',
  path: '/connection',
  runs: 'site',
  access: 'public',
  capabilities: ['manage_options'],
  input: z.object({ address: z.string().check(z.maxLength(300)) }),
  output: Done,
  errors: ['invalid_address', 'not_a_library', 'library_unreachable'],
});

/** Withdraws the consent and deletes cached answers. Safe to repeat. */
export const closeConnection = endpoint({
  name: 'connection.close',
  method: 'DELETE',
  path: '/connection',
  runs: 'site',
  access: 'public',
  capabilities: ['manage_options'],
  input: z.object({}),
  output: Done,
  errors: [],
});
