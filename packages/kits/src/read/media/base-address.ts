const uploadsRoot = /^((?:https?:)?\/\/[^/\s?#]+(?:\/[^\s?#]*?)?)\/wp-content\/uploads\//i;

/**
 * Guesses the address of a template's site: the one with most uploads.
 *
 * @param urls Addresses that the template names.
 */
export function guessBase(urls: Iterable<string>): string | undefined {
  const counts = new Map<string, number>();
  for (const url of urls) {
    const root = uploadsRoot.exec(url)?.[1];
    if (root !== undefined) {
      counts.set(root, (counts.get(root) ?? 0) + 1);
    }
  }
  return [...counts].reduce<[string, number] | undefined>((max, one) => (max && max[1] >= one[1] ? max : one), undefined)?.[0];
}

/** Completes the address of a file of the site at `base`. Returns names outside WordPress folders unchanged. */
export function resolveRelative(url: string, base: string | undefined): string {
  if (base === undefined || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) {
    return url;
  }
  const root = base.replace(/[?#].*$/, '').replace(/\/+$/, '');
  if (url.startsWith('/')) {
    return /^(?:https?:)?\/\/[^/]+/i.exec(root)?.[0].concat(url) ?? url;
  }
  const path = /^(?:\.{1,2}\/)*(wp-content\/.*)$/i.exec(url)?.[1];
  return path === undefined ? url : `${root}/${path}`;
}
