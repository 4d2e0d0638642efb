import * as z from 'zod/mini';
import type { ErrorCode } from './errors.js';

/**
 * Who may call: anyone, an account, an account with a confirmed e-mail, an account signed in on the provider's own pages
 * (a site's key is not enough), or the operator who fills the catalogue.
 */
export type Access = 'public' | 'signed-in' | 'verified' | 'session' | 'publisher';

export type Endpoint = {
  /** Unique; doubles as the query-cache key and the log label. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** `cloud`: the plugin relays it. `site`: WordPress itself answers it. `provider`: only programs call it, at the cloud. */
  runs: 'cloud' | 'site' | 'provider';
  access: Access;
  /** WordPress capabilities the caller needs, all of them. Empty for `provider` calls, which never pass WordPress. */
  capabilities: readonly string[];
  /** A public answer that the plugin may keep and serve while it asks again. */
  cached?: boolean;
  /** A GET that changes something, as an old interface has it: never kept, and refused to a browser that only follows a link. */
  changes?: boolean;
  /** A word without a value in the query of the address, as an old interface has it. */
  flag?: string;
  /** Milliseconds until a caller gives up, where the client's own are too few: calls that fetch pictures. */
  timeout?: number;
  /** Only for the provider's own pages: a call from another site's page is refused. */
  own_pages?: boolean;
  /** The body is a file; the input travels in the path. */
  binary?: boolean;
  input: z.ZodMiniObject;
  output: z.ZodMiniType;
  errors: readonly ErrorCode[];
};

type Schema = { _zod: { input: unknown; output: unknown } };
export type Input<E extends { input: Schema }> = E['input']['_zod']['input'];
export type ParsedInput<E extends { input: Schema }> = E['input']['_zod']['output'];
export type Output<E extends { output: Schema }> = E['output']['_zod']['output'];

/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Answer of every write that has nothing else to say. */
export const Done = z.object({ status: z.literal('success'), message: z.string() });

/** One page of a list, counted from 1. `total` counts all pages. */
export const paged = /* @__NO_SIDE_EFFECTS__ */ <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ data: z.array(row), current_page: z.int(), total_page: z.int(), total: z.int() });

/** An object with any keys and such values. Unlike `z.record` it needs no code of its own in the library. */
export const mapOf = /* @__NO_SIDE_EFFECTS__ */ <Value extends z.ZodMiniType>(value: Value) => z.catchall(z.object({}), value);
