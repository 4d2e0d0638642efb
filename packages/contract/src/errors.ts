import { brand } from './brand.js';

/** Every error a person can meet, once. The server throws the code, the client shows the message. */
export const errors = {
  invalid_input: { status: 400, message: 'Please check what you entered.' },
  invalid_bundle: { status: 400, message: 'This template cannot be read.' },
  invalid_link: { status: 400, message: 'This link is no longer valid. Please ask for a new one.' },
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
  [brand.requiredProCode]: { status: 403, message: 'This template is part of a paid plan.' },
  item_not_found: { status: 404, message: 'This item is no longer available.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not take that kind of call.' },
  required_elementor: { status: 409, message: 'This template needs the Elementor plugin. Please install and activate it first.' },
  media_missing: { status: 409, message: 'Some pictures of this template have not been uploaded yet.' },
  too_large: { status: 413, message: 'This is too large.' },
  rate_limited: { status: 429, message: 'Too many tries. Please wait a moment and try again.' },
  import_failed: { status: 500, message: 'The template could not be imported.' },
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

  /** The shape WordPress gives a WP_Error, so PHP and the cloud fail alike on the wire. */
  toJSON() {
    return { code: this.code, message: this.message, data: { status: this.status, details: this.details } };
  }

  /**
   * Reads an error answer of the cloud or of WordPress. A code this contract does not know keeps its message and
   * becomes the known code nearest to its status; an answer in no known shape becomes `internal_error`.
   */
  static fromAnswer(status: number, body: unknown): AppError {
    const { code, message, data } = (body ?? {}) as { code?: unknown; message?: unknown; data?: { details?: unknown } };
    if (typeof code !== 'string' || typeof message !== 'string') {
      return new AppError(status >= 500 ? brand.apiErrorCode : 'internal_error');
    }
    return new AppError(isErrorCode(code) ? code : nearestCode(status), message, data?.details ?? data);
  }
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

function nearestCode(status: number): ErrorCode {
  if (status === 401) {
    return 'is_signed_failed';
  }
  if (status === 403) {
    return 'invalid_permission';
  }
  return status === 404 ? 'not_found' : status < 500 ? 'invalid_input' : 'internal_error';
}
