/** Names one request, so that it can be made again without being done twice. Also at hand where a page is not secure. */
export const newRequestId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
