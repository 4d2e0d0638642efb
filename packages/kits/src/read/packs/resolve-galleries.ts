import { mediaKindOf } from '../media/media-url.js';
import type { References, Resolving } from './references.js';

const galleries = /(?<!\[)\[(gallery|playlist)(\s[^\][]{0,4000})?\]/g;
const listed = /\b(ids|include)=(["']|&quot;|\\")?([\d,\s]+)\2(?=[\s/]|$)/;
const ofPost = /\bid=(["']|&quot;|\\")?(\d+)\1(?=[\s/]|$)/;

/**
 * Replaces a gallery's ids by addresses; without ids it shows the pictures uploaded to its page. Attaching the media restores
 * ids.
 */
export function resolveGalleries(text: string, path: string, { refs, id, warn }: Resolving): string {
  return text.replace(galleries, (whole, name: string, rest = '') => {
    const { urls, missing, written, quote } = findPictures(name, rest, id, refs);
    if (missing > 0) {
      const what = urls.length === 0 ? 'files' : `${missing} more ${missing === 1 ? 'file' : 'files'}`;
      warn({
        code: 'reference_media',
        message: `The shortcode [${name}] referred to ${what} of the author’s site, missing from the export. ${missing === 1 ? 'Its ID was' : 'Their IDs were'} removed.`,
        place: path,
      });
    }
    if (urls.length === 0 && missing === 0) {
      return whole;
    }
    const list = `ids=${quote}${urls.join(',')}${quote}`;
    return `[${name}${written === '' ? ` ${list}${rest}` : rest.replace(written, () => list)}]`;
  });
}

function findPictures(name: string, rest: string, id: string, refs: References) {
  const [written, , mark = '"', numbers = ''] = listed.exec(rest) ?? [];
  if (written !== undefined) {
    const wanted = numbers.split(/[,\s]+/).filter((one) => one !== '');
    const urls = wanted.map((one) => refs.files.get(one) ?? '').filter((url) => /^https?:\/\//i.test(url) && mediaKindOf(url));
    return { urls, missing: wanted.length - urls.length, written, quote: mark };
  }
  const [ofOther = '', quote = '"', other] = ofPost.exec(rest) ?? [];
  const without = new Set(/\bexclude=["']?([\d,\s]+)/.exec(rest)?.[1]?.split(/[,\s]+/));
  const uploaded = name === 'gallery' ? (refs.attached.get(other ?? id) ?? []) : [];
  const urls = uploaded.filter((one) => !without.has(one.id)).sort((a, b) => a.order - b.order);
  return { urls: urls.map(({ url }) => url), missing: ofOther !== '' && urls.length === 0 ? 1 : 0, written: ofOther, quote };
}
