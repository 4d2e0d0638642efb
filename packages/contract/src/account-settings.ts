import * as z from 'zod/mini';
import { SignupFields } from './account.fields.js';
import { ApiKey } from './account.js';
import { Done, endpoint } from './endpoint.js';
import { Facts } from './facts.js';
import { ItemType, Platform } from './items.js';
import { RecordedChange } from './security-log.js';
import { SessionUser } from './session.js';
import { Role } from './workspace.js';

export const photoLimit = 2 * 1024 * 1024;

const { first_name, last_name, email, password } = SignupFields;
/** Applies to calls about the person, not about a site that uses their key. */
const own = { runs: 'provider', access: 'session', capabilities: [] } as const;
const Changed = z.object({ user: SessionUser });

export const changeName = endpoint({
  ...own,
  name: 'account.change-name',
  method: 'PUT',
  path: '/account/name',
  recorded: ['first_name', 'last_name'],
  input: z.object({ first_name, last_name }),
  output: Changed,
  errors: ['invalid_input'],
});

/** Sets the language of the account's mails, such as `de-AT`. Ignores an invalid one. */
export const changeLanguage = endpoint({
  ...own,
  name: 'account.change-language',
  method: 'PUT',
  path: '/account/language',
  input: z.object({ language: z.string().check(z.minLength(2), z.maxLength(35)) }),
  output: Done,
  errors: ['invalid_input'],
});

/** Sends a link to the new address; nothing changes before it is opened. Answers the same for a taken address. */
export const changeEmail = endpoint({
  ...own,
  name: 'account.change-email',
  method: 'POST',
  path: '/account/email',
  input: z.object({ email, password }),
  output: Done,
  errors: ['invalid_input', 'rate_limited'],
});

/** Needs a session of the link's account, or its password. Otherwise it gets `is_signed_failed`. */
export const confirmEmail = endpoint({
  ...own,
  name: 'account.confirm-email',
  method: 'POST',
  path: '/account/confirm-email',
  access: 'public',
  recorded: ['email', 'is_verified'],
  input: z.object({ token: z.string().check(z.maxLength(200)), password: z.optional(password) }),
  output: Done,
  errors: ['invalid_link', 'is_signed_failed', 'invalid_input', 'rate_limited'],
});

export const sendVerification = endpoint({
  ...own,
  name: 'account.send-verification',
  method: 'POST',
  path: '/account/verification',
  input: z.object({}),
  output: Done,
  errors: ['rate_limited'],
});

/** Accepts PNG, JPEG or WebP and stores a square encoded from its pixels. */
export const changePhoto = endpoint({
  ...own,
  name: 'account.change-photo',
  method: 'PUT',
  path: '/account/photo',
  binary: true,
  recorded: ['has_photo'],
  input: z.object({}),
  output: Changed,
  errors: ['invalid_input', 'too_large', 'rate_limited'],
});

export const removePhoto = endpoint({
  ...own,
  name: 'account.remove-photo',
  method: 'DELETE',
  path: '/account/photo',
  recorded: ['has_photo'],
  input: z.object({}),
  output: Changed,
  errors: [],
});

/** Ends every other session. Sites stay signed in unless `sign_out_everywhere`. */
export const changePassword = endpoint({
  ...own,
  name: 'account.change-password',
  method: 'POST',
  path: '/account/password',
  recorded: ['browsers', 'keys'],
  input: z.object({ password, new_password: password, sign_out_everywhere: z._default(z.boolean(), false) }),
  output: Done,
  errors: ['invalid_input', 'rate_limited'],
});

/** Deletes immediately and permanently. Orders are retained without the person. */
export const deleteAccount = endpoint({
  ...own,
  name: 'account.delete',
  method: 'POST',
  path: '/account/delete',
  input: z.object({ password }),
  output: Done,
  errors: ['invalid_input', 'rate_limited'],
});

const place = { workspace: z.string(), role: Role };
const entry = { item: z.string(), type: ItemType, platform: Platform };

export const AccountExport = z.object({
  exported_at: z.string(),
  account: SessionUser,
  language: z.string(),
  /** Details of the business, if the person chose to store them. */
  facts: z.nullable(Facts),
  sites_and_keys: z.array(ApiKey),
  browsers: z.array(z.object({ signed_in_at: z.string(), last_used_at: z.string() })),
  favourites: z.array(z.object({ ...entry, added_at: z.string() })),
  ratings: z.array(z.object({ ...entry, stars: z.int(), rated_at: z.string() })),
  downloads: z.array(z.object({ ...entry, downloaded_at: z.string() })),
  purchases: z.array(z.object({ ...entry, purchased_at: z.string() })),
  orders: z.array(
    z.object({
      number: z.string(),
      name: z.string(),
      state: z.string(),
      /** In the smallest unit of the currency. */
      amount: z.int(),
      currency: z.string(),
      created_at: z.string(),
      paid_at: z.nullable(z.string()),
    }),
  ),
  files: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      type: ItemType,
      platform: Platform,
      site: z.nullable(z.string()),
      versions: z.int(),
      created_at: z.string(),
      modified_at: z.string(),
      deleted_at: z.nullable(z.string()),
    }),
  ),
  workspaces: z.array(z.object({ ...place, joined_at: z.string(), deleted_at: z.nullable(z.string()) })),
  invitations_sent: z.array(z.object({ ...place, email: z.string(), sent_at: z.string() })),
  invitations_received: z.array(z.object({ ...place, sent_at: z.string() })),
  activity: z.array(z.object({ action: z.string(), subject: z.string(), at: z.string() })),
  /** Calls of the account in the security log. */
  recorded_calls: z.array(
    z.object({
      at: z.string(),
      call: z.string(),
      outcome: z.nullable(z.string()),
      changes: z.array(RecordedChange),
      ip: z.string(),
    }),
  ),
});
export type AccountExport = z.infer<typeof AccountExport>;

export const exportAccount = endpoint({
  ...own,
  name: 'account.export',
  method: 'GET',
  path: '/account/export',
  input: z.object({}),
  output: AccountExport,
  errors: [],
});
