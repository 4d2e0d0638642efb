/** Builds a slug of lower-case letters, digits and single dashes; empty for texts without any, as in Arabic. */
export function toSlug(text: string, max = 100): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replace(/^-|-$/g, '');
}
