/** Keeps the token of a link while its holder signs in on the way; addresses would carry it into logs. */
export function keepToken(page: string, token: string): string {
  const key = `token of ${page}`;
  try {
    if (token !== '') {
      sessionStorage.setItem(key, token);
    }
    return token || (sessionStorage.getItem(key) ?? '');
  } catch {
    // A browser that keeps nothing: the link of the mail has to be opened once more after signing in.
    return token;
  }
}

export function forgetToken(page: string): void {
  try {
    sessionStorage.removeItem(`token of ${page}`);
  } catch {
    // It was not kept.
  }
}
