import { type HtmlAttribute, type HtmlTag, scanHtml } from '../../read/media/scan-html.js';
import { decodeEntities } from '../../read/media/scan-urls.js';
import { encodeAddress, type MediaUrl, sanitizeStyle } from './sanitize-style.js';

const words = (text: string) => new Set(text.trim().split(/\s+/));

const shown = words(`
  a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details div dl dt em figcaption
  figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s section small span strong sub
  summary sup table tbody td tfoot th thead time tr u ul
`);
const empty = words('br col hr img');
/** Removed with all contents. */
const hidden = words(
  'script style template iframe object embed applet svg math textarea select title noscript noembed noframes xmp plaintext head frameset audio canvas',
);
/** Elements whose text runs to their end tag. */
const raw = words('script style textarea title noembed xmp');
const attributes = words('class alt width height colspan rowspan start dir lang align open');

/** Returns the address of a document of the bundle by key; undefined if not shown. */
export type PageUrl = (key: string) => string | undefined;

type Addresses = { mediaUrl: MediaUrl; pageUrl: PageUrl };

/**
 * Rebuilds HTML from known harmless parts: no scripts, handlers, forms or frames, and only addresses of the template's media and
 * documents. Closes open elements. One pass.
 */
export function sanitizeHtml(html: string, mediaUrl: MediaUrl, pageUrl: PageUrl = () => undefined): string {
  const writer = new Writer(html, { mediaUrl, pageUrl });
  scanHtml(html, {
    onTag: (tag) => writer.open(tag),
    onClosing: (name) => writer.close(name),
    onText: (start, end) => writer.text(html.slice(start, end)),
  });
  return writer.end();
}

class Writer {
  private readonly parts: string[] = [];
  private readonly opened: string[] = [];
  private readonly closers = new Map<string, number>();
  /** Counts open elements by name, because searching the stack for a missing one is expensive. */
  private readonly openNow = new Map<string, number>();
  private skipped: { name: string; depth: number } | undefined;

  constructor(
    private readonly html: string,
    private readonly addresses: Addresses,
  ) {
    for (const [, tag = ''] of html.matchAll(/<\/([a-z][a-z0-9:-]*)/gi)) {
      const name = tag.toLowerCase();
      this.closers.set(name, (this.closers.get(name) ?? 0) + 1);
    }
  }

  open({ name, attributes: list }: HtmlTag) {
    if (this.skipped) {
      this.skipped.depth += name === this.skipped.name ? 1 : 0;
      return;
    }
    if (hidden.has(name)) {
      // An unclosed element would hide the rest.
      this.skipped = raw.has(name) || (this.closers.get(name) ?? 0) > 0 ? { name, depth: 1 } : undefined;
      return;
    }
    const written = name === 'button' || name === 'label' ? 'span' : name;
    if (name === 'video') {
      this.parts.push(showVideo(this.read(list), this.addresses.mediaUrl));
    } else if (shown.has(written)) {
      this.parts.push(`<${written}${writeAttributes(name, this.read(list), this.addresses)}>`);
      if (!empty.has(written)) {
        this.opened.push(written);
        this.openNow.set(written, (this.openNow.get(written) ?? 0) + 1);
      }
    }
  }

  close(name: string) {
    this.closers.set(name, (this.closers.get(name) ?? 0) - 1);
    if (this.skipped) {
      this.skipped.depth -= name === this.skipped.name ? 1 : 0;
      this.skipped = this.skipped.depth === 0 ? undefined : this.skipped;
      return;
    }
    const written = name === 'button' || name === 'label' ? 'span' : name;
    if ((this.openNow.get(written) ?? 0) > 0) {
      this.closeFrom(this.opened.lastIndexOf(written));
    }
  }

  text(text: string) {
    if (!this.skipped) {
      this.parts.push(escapeText(text));
    }
  }

  end(): string {
    this.closeFrom(0);
    return this.parts.join('');
  }

  private closeFrom(at: number) {
    for (const name of this.opened.splice(at).toReversed()) {
      this.parts.push(`</${name}>`);
      this.openNow.set(name, (this.openNow.get(name) ?? 0) - 1);
    }
  }

  private read(list: readonly HtmlAttribute[]): Map<string, string> {
    const found = new Map<string, string>();
    for (const { name, start, end } of list) {
      if (!found.has(name)) {
        found.set(name, decodeEntities(this.html.slice(start, end)));
      }
    }
    return found;
  }
}

/** Escapes text for HTML and keeps its entities. */
export const escapeText = (text: string) =>
  text
    .replace(/&(?!(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

export const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function writeAttributes(name: string, given: ReadonlyMap<string, string>, { mediaUrl, pageUrl }: Addresses): string {
  const written = [...given].flatMap(([key, value]) => {
    if (key === 'style') {
      const style = sanitizeStyle(value, mediaUrl);
      return style === '' ? [] : [` style="${escapeAttribute(style)}"`];
    }
    if (key === 'href' && name === 'a') {
      const page = pageUrl(/^kit:doc\/([a-z0-9-]+)\/url$/.exec(value)?.[1] ?? '');
      return page === undefined ? [] : [` href="${escapeAttribute(page)}"`];
    }
    if (key === 'role') {
      return name === 'img' && value === 'presentation' ? [' role="presentation"'] : [];
    }
    return attributes.has(key) ? [` ${key}="${escapeAttribute(value)}"`] : [];
  });
  return written.join('') + (name === 'img' ? writeSource(given.get('src') ?? '', mediaUrl) : '');
}

function writeSource(source: string, mediaUrl: MediaUrl): string {
  const address = findAddress(source, mediaUrl);
  return address === undefined ? ' data-missing' : ` src="${escapeAttribute(encodeAddress(address))}"`;
}

/** Shows a video as its poster, or as a dark box without one. */
function showVideo(given: ReadonlyMap<string, string>, mediaUrl: MediaUrl): string {
  const poster = findAddress(given.get('poster') ?? '', mediaUrl);
  return poster === undefined
    ? '<span class="kit-video"></span>'
    : `<img class="kit-poster" alt="" src="${escapeAttribute(encodeAddress(poster))}">`;
}

function findAddress(source: string, mediaUrl: MediaUrl): string | undefined {
  const sha256 = /^\s*kit:media\/([0-9a-f]{64})\/(?:url|id)\s*$/.exec(source)?.[1];
  return sha256 === undefined ? undefined : mediaUrl(sha256);
}
