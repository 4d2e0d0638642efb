import { brand } from './brand.js';

export const errors = {
  invalid_input: { status: 400, message: 'Check your entries and try again.' },
  invalid_bundle: { status: 400, message: 'This template can’t be read. Choose another one.' },
  invalid_requirements: { status: 400, message: 'This plugin can’t be installed here. Ask an administrator.' },
  invalid_link: { status: 400, message: 'This link is no longer valid. Request a new one.' },
  invalid_address: {
    status: 400,
    message: 'Enter an address that starts with https://, without a user name, such as https://library.example.com.',
  },
  not_a_library: { status: 400, message: `This address responds, but it isn’t a ${brand.name} library. Check it and try again.` },
  library_unreachable: { status: 502, message: 'This address doesn’t respond. Check it and try again.' },
  signup_failed: { status: 400, message: 'The account couldn’t be created. Try again in a moment.' },
  login_failed: { status: 401, message: 'The email or password is incorrect. Check both and try again.' },
  second_factor_required: { status: 401, message: 'Enter the code from your authenticator app.' },
  second_factor_failed: { status: 401, message: 'This code is incorrect or expired. Enter the current one.' },
  is_signed_failed: { status: 401, message: 'Sign in to continue.' },
  invalid_api_key: { status: 401, message: 'Your session has expired. Sign in again.' },
  invalid_permission: { status: 403, message: 'You don’t have permission to do that. Ask an administrator.' },
  invalid_data: {
    status: 403,
    message: 'Sorry your account is not verified. Please verify your account to start inserting items.',
  },
  not_verified: { status: 403, message: "You haven't verify your account yet. Please check your email inbox." },
  cloud_full: {
    status: 403,
    message: 'You have reached your limit of files. Please upgrade your plan to upload more files.',
  },
  site_limit_reached: {
    status: 403,
    message: 'Your plan allows 2 live sites, and both are in use. Sign out of one, or upgrade.',
  },
  [brand.requiredProCode]: { status: 403, message: 'This template needs a paid plan. Upgrade to use it.' },
  item_not_found: { status: 404, message: 'This item is no longer available.' },
  file_not_found: { status: 404, message: 'This file no longer exists.' },
  workspace_not_found: { status: 404, message: 'This workspace no longer exists.' },
  order_not_found: { status: 404, message: 'This order wasn’t found. Check the address.' },
  import_not_found: { status: 404, message: 'This import wasn’t found. Check the history.' },
  not_found: { status: 404, message: 'This address doesn’t exist. Check it and try again.' },
  method_not_allowed: { status: 405, message: 'Method not allowed.' },
  required_elementor: { status: 409, message: 'This template needs the Elementor plugin. Install and activate it first.' },
  plan_refused: {
    status: 409,
    message: 'This site couldn’t verify the library’s response, so nothing was changed. Try again in a moment.',
  },
  import_running: { status: 409, message: 'Another import is running on this site. Try again in a moment.' },
  import_unfinished: { status: 409, message: 'The import is still running. It continues automatically.' },
  cant_delete_kit: { status: 409, message: 'This kit contains the settings of your whole site. Deleting it changes every page.' },
  media_missing: { status: 409, message: 'Some images of this template haven’t been uploaded yet. Push it again.' },
  not_for_sale: { status: 409, message: 'This isn’t sold on its own. Choose a plan that includes it.' },
  already_owned: { status: 409, message: 'You already own this. You don’t have to pay again.' },
  price_changed: { status: 409, message: 'The price has changed. Review it before you buy.' },
  order_closed: { status: 409, message: 'This order can no longer be changed.' },
  too_large: { status: 413, message: 'This is too large. Choose a smaller file.' },
  plugin_outdated: {
    status: 426,
    message: 'This plugin version is too old for the library. Update the plugin and try again.',
  },
  rate_limited: { status: 429, message: 'Too many attempts. Wait a moment and try again.' },
  import_failed: { status: 500, message: 'The template couldn’t be imported. Try again in a moment.' },
  sync_failed: { status: 502, message: 'Your account couldn’t be synced. Try again in a moment.' },
  logout_failed: { status: 500, message: 'You couldn’t be signed out. Try again.' },
  pricing_fetch_failed: { status: 502, message: 'Prices aren’t available right now. Try again in a moment.' },
  payment_unavailable: {
    status: 502,
    message: 'The payment page isn’t available right now, and nothing was charged. Try again in a moment.',
  },
  library_unavailable: { status: 503, message: 'The library can’t answer right now. Try again in a moment.' },
  internal_error: { status: 500, message: 'Something went wrong.' },
  [brand.apiErrorCode]: { status: 502, message: 'The library is offline. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

export class AppError extends Error {
  override name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    message: string = errors[code].message,
    readonly details?: unknown,
  ) {
    super(message);
  }

  get status(): number {
    return errors[this.code].status;
  }

  /** Serialises like a WP_Error, so that PHP and the cloud have one error format. */
  toJSON() {
    return { code: this.code, message: this.message, data: { status: this.status, details: this.details } };
  }

  /** Maps an unknown code to the known one nearest to its status, keeping the message without markup. */
  static fromAnswer(status: number, body: unknown): AppError {
    const { code, message, data } = (body ?? {}) as { code?: unknown; message?: unknown; data?: { details?: unknown } };
    if (typeof code !== 'string' || typeof message !== 'string') {
      return new AppError(status >= 500 ? brand.apiErrorCode : 'internal_error');
    }
    const details = data?.details ?? data;
    return isErrorCode(code)
      ? new AppError(code, message, details)
      : new AppError(nearestCode(status), withoutTags(message), details);
  }
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** Strips the paragraphs that WordPress wraps around its messages. */
const withoutTags = (message: string) =>
  message
    .replaceAll(/<\/?[a-z][^>]*>/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function nearestCode(status: number): ErrorCode {
  if (status === 401) {
    return 'is_signed_failed';
  }
  if (status === 403) {
    return 'invalid_permission';
  }
  return status === 404 ? 'not_found' : status < 500 ? 'invalid_input' : 'internal_error';
}
