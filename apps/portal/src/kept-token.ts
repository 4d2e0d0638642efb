/** Stores the token of a link while its holder signs in, because addresses reach logs. */
export function keepToken(page: string, token: string): string {
  const key = `token of ${page}`;
  try {
    if (token !== '') {
      sessionStorage.setItem(key, token);
    }
    return token || (sessionStorage.getItem(key) ?? '');
  } catch {
    // Without storage, the mail's link must be opened again after signing in.
    return token;
  }
}

export function forgetToken(page: string): void {
  try {
    sessionStorage.removeItem(`token of ${page}`);
  } catch {
    // It was not stored.
  }
}
