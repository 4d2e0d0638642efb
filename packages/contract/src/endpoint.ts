import * as z from 'zod/mini';
import type { ErrorCode } from './errors.js';
import type { OperatorRole } from './operator.js';

/**
 * `verified`: with a confirmed e-mail. `session`: signed in on the portal, for which a site's key is not enough. `operator`: as an
 * operator with a role for the call. `publisher`: the same, or with the key that publishes.
 */
export type Access = 'public' | 'signed-in' | 'verified' | 'session' | 'publisher' | 'operator';

export type Endpoint = {
  /** Unique; also the query-cache key and the log label. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** `cloud`: the plugin relays it. `site`: WordPress answers it. `provider`: only the cloud's own clients call it. */
  runs: 'cloud' | 'site' | 'provider';
  access: Access;
  /** Required WordPress capabilities. Empty for `provider` calls, which never pass WordPress. */
  capabilities: readonly string[];
  /** Roles of operators that may make an operator's call, beside the owner. */
  roles?: readonly OperatorRole[];
  /** Allows the plugin to cache a public answer and serve it while revalidating. */
  cached?: boolean;
  /** A GET that writes, for an old interface: never cached, and refused when a browser merely follows a link. */
  changes?: boolean;
  /** A call of an account that also answers a visitor, to redirect them to sign in. */
  answers_visitors?: boolean;
  /** Error of a site that can't reach the cloud, where it differs from the general one. */
  unreachable?: ErrorCode;
  /** Valueless query parameter, for an old interface. */
  flag?: string;
  /** Timeout in ms for calls that take longer than the client's default. */
  timeout?: number;
  /** Refuses calls from other sites' pages. */
  own_pages?: boolean;
  /** The body is a file and the path carries the input. */
  binary?: boolean;
  input: z.ZodMiniObject;
  output: z.ZodMiniType;
  errors: readonly ErrorCode[];
  /** Names the fields whose values the security log stores before and after the call. Must not contain secrets or their hashes. */
  recorded?: readonly string[];
};

type Schema = { _zod: { input: unknown; output: unknown } };
export type Input<E extends { input: Schema }> = E['input']['_zod']['input'];
export type ParsedInput<E extends { input: Schema }> = E['input']['_zod']['output'];
export type Output<E extends { output: Schema }> = E['output']['_zod']['output'];

/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

export const Done = z.object({ status: z.literal('success'), message: z.string() });

/** Selects a page of a list, by default the first one. */
export const Page = z._default(z.int().check(z.gte(1), z.lte(10_000)), 1);

/** Counts pages from 1. `total` counts all pages. */
export const paged = /* @__NO_SIDE_EFFECTS__ */ <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ data: z.array(row), current_page: z.int(), total_page: z.int(), total: z.int() });

/** Builds a record type that, unlike `z.record`, adds no code to the library. */
export const mapOf = /* @__NO_SIDE_EFFECTS__ */ <Value extends z.ZodMiniType>(value: Value) => z.catchall(z.object({}), value);
