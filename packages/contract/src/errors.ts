import { brand } from './brand.js';

/** Lists every error with its code and message. */
export const errors = {
  invalid_input: { status: 400, message: 'Please check what you entered.' },
  invalid_bundle: { status: 400, message: 'This template cannot be read.' },
  invalid_requirements: { status: 400, message: 'This plugin cannot be installed here.' },
  invalid_link: { status: 400, message: 'This link is no longer valid. Please ask for a new one.' },
  invalid_address: {
    status: 400,
    message: 'Enter an address that starts with https://, without a user name, such as https://library.example.com.',
  },
  not_a_library: { status: 400, message: `This address answers, but it isn't a ${brand.name} library.` },
  library_unreachable: { status: 502, message: "This address doesn't answer. Check it and try again." },
  signup_failed: { status: 400, message: 'The account could not be created.' },
  login_failed: { status: 401, message: 'E-mail or password is not right.' },
  is_signed_failed: { status: 401, message: 'Please sign in to continue.' },
  invalid_api_key: { status: 401, message: 'Your sign-in has ended. Please sign in again.' },
  invalid_permission: { status: 403, message: 'You are not allowed to do that.' },
  invalid_data: {
    status: 403,
    message: 'Sorry your account is not verified. Please verify your account to start inserting items.',
  },
  not_verified: { status: 403, message: "You haven't verify your account yet. Please check your email inbox." },
  cloud_full: {
    status: 403,
    message: 'You have reached your limit of files. Please upgrade your plan to upload more files.',
  },
  site_limit_reached: { status: 403, message: 'Your plan works on 2 live sites, and both places are taken.' },
  [brand.requiredProCode]: { status: 403, message: 'This template is part of a paid plan.' },
  item_not_found: { status: 404, message: 'This item is no longer available.' },
  file_not_found: { status: 404, message: 'This file is no longer there.' },
  workspace_not_found: { status: 404, message: 'This workspace is no longer there.' },
  order_not_found: { status: 404, message: 'There is no such order.' },
  import_not_found: { status: 404, message: 'There is no such import.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not take that kind of call.' },
  required_elementor: { status: 409, message: 'This template needs the Elementor plugin. Please install and activate it first.' },
  plan_refused: { status: 409, message: 'This site does not trust what the library sent. Nothing was changed.' },
  import_running: { status: 409, message: 'Another import is running on this site. Please try again in a moment.' },
  import_unfinished: { status: 409, message: 'This takes longer than one request may. It goes on when it is asked for again.' },
  cant_delete_kit: { status: 409, message: 'These are the settings of your whole site. Deleting them changes every page.' },
  media_missing: { status: 409, message: 'Some pictures of this template have not been uploaded yet.' },
  not_for_sale: { status: 409, message: 'This cannot be bought on its own.' },
  already_owned: { status: 409, message: 'You have this already. There is nothing to pay.' },
  price_changed: { status: 409, message: 'The price has changed in the meantime. Please look at it again before you buy.' },
  order_closed: { status: 409, message: 'This order can no longer be changed.' },
  too_large: { status: 413, message: 'This is too large.' },
  plugin_outdated: {
    status: 426,
    message: 'This version of the plugin is too old for the library. Please update the plugin and try again.',
  },
  rate_limited: { status: 429, message: 'Too many tries. Please wait a moment and try again.' },
  import_failed: { status: 500, message: 'The template could not be imported.' },
  sync_failed: { status: 502, message: 'Your account could not be synced. Please try again in a moment.' },
  logout_failed: { status: 500, message: 'You could not be signed out. Please try again.' },
  pricing_fetch_failed: { status: 502, message: 'The prices are not available right now.' },
  payment_unavailable: {
    status: 502,
    message: 'The payment page cannot be reached right now. Nothing was charged. Please try again in a moment.',
  },
  internal_error: { status: 500, message: 'Something went wrong.' },
  [brand.apiErrorCode]: { status: 502, message: 'The library is not reachable right now. Please try again in a moment.' },
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

  /**
   * Parses an error of the cloud or of WordPress. An unknown code keeps its message without markup and becomes the known code
   * nearest to its status; any other response becomes `internal_error`.
   */
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
