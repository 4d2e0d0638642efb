import type { Bundle, BundleDocument, BundleMedia } from '@kithouse/contract';
import { faceCss } from '../../fonts/face-css.js';
import { isRecord } from '../../read/parse-json.js';
import { atomicCss } from './atomic/atomic-css.js';
import { blocksToHtml } from './block-html.js';
import type { BlockContext } from './blocks/block-context.js';
import { colorOf, css, frameOf } from './element-css.js';
import { elementsToHtml } from './element-html.js';
import { drawForms, formsCss } from './form-places.js';
import { kitCss } from './kit-css.js';
import { drawNetworks } from './network-icons.js';
import { pageCss } from './page-css.js';
import { escapeAttribute, escapeText, sanitizeHtml } from './sanitize-html.js';
import type { MediaUrl } from './sanitize-style.js';
import { siteShown } from './site-parts.js';
import { StyleSheet } from './style-sheet.js';

export type RenderedDocument = { key: string; title: string; html: string };

/** A bundle or parts of it. */
export type Shown = Pick<Bundle, 'documents' | 'settings' | 'fonts' | 'site' | 'menus' | 'terms'> & {
  media: (Pick<BundleMedia, 'sha256'> & Partial<Pick<BundleMedia, 'alt'>>)[];
};

type Options = {
  /** Returns a medium's address or `data:` URL. Others are drawn as grey boxes. */
  mediaUrl: MediaUrl;
};

/**
 * Renders each document as a complete HTML page resembling the builder's, without its theme. Runs nothing and loads only
 * addresses of `mediaUrl`.
 */
export function renderBundle(bundle: Shown, { mediaUrl }: Options): RenderedDocument[] {
  const own = new Set(bundle.media.map(({ sha256 }) => sha256));
  const site = siteShown(bundle, undefined);
  const kit = kitCss(bundle.settings);
  const forms = formsCss(bundle);
  return bundle.documents.map((document) => {
    const sources = new Set<string>();
    const findAddress = (sha256: string) => {
      const address = own.has(sha256) ? mediaUrl(sha256) : undefined;
      if (address !== undefined) {
        sources.add(sourceOf(address));
      }
      return address;
    };
    const sheet = new StyleSheet();
    const html = documentToHtml(document, { site, sheet, posts: [], depth: 0 });
    const plain = sanitizeHtml(describePictures(html, bundle.media), findAddress);
    const body = drawNetworks(drawForms(plain, bundle.site?.contact_forms));
    const styles = `${faceCss(bundle.fonts ?? [], findAddress)}${sheet.toCss()}${atomicCss([document], findAddress)}`;
    return {
      key: document.key,
      title: document.title,
      html: writePage({ title: document.title, body, kit: `${kit}${styles}${forms}`, head: policyOf(sources) }),
    };
  });
}

/** Gives pictures without a description the one that their file has, as sites do. */
export function describePictures(html: string, media: Shown['media']): string {
  const alts = new Map(media.map(({ sha256, alt }) => [sha256, alt]));
  return html.replace(/<img alt="" src="kit:media\/([0-9a-f]{64})\/(?:url|id)" style=/g, (image, sha256: string) => {
    const alt = alts.get(sha256) ?? '';
    return alt === '' ? image : image.replace('alt=""', () => `alt="${escapeAttribute(alt)}"`);
  });
}

/** Renders a document, not yet sanitised. */
export function documentToHtml(document: BundleDocument, context: BlockContext, tag = 'main'): string {
  if (document.kind === 'blocks') {
    const layout = tag === 'main' ? 'is-layout-constrained kit-page' : 'is-layout-flow';
    return `<${tag} class="kit-blocks ${layout}">${blocksToHtml(document.content, context)}</${tag}>`;
  }
  const settings = isRecord(document.page_settings) ? document.page_settings : {};
  const style = css({ ...frameOf(settings), color: colorOf(settings, 'body_color') });
  return `<${tag} class="kit-elements" style="${escapeAttribute(style)}">${elementsToHtml(document.content, context)}</${tag}>`;
}

/** Builds a policy as a second defence: browsers load nothing else even if the sanitiser missed something. */
function policyOf(sources: ReadonlySet<string>): string {
  const from = [...sources].join(' ') || "'none'";
  const policy = `default-src 'none'; style-src 'unsafe-inline'; font-src ${from}; img-src ${from}`;
  return `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`;
}

type Page = { title: string; body: string; kit: string; head: string };

/** Builds the page; `body`, `kit` and `head` must be safe. */
export const writePage = ({ title, body, kit, head }: Page): string =>
  [
    `<!doctype html><html><head><meta charset="utf-8">${head}`,
    '<meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer">',
    `<title>${escapeText(title)}</title><style>${pageCss}${kit}</style></head><body dir="auto">${body}</body></html>`,
  ].join('');

/** Returns the policy source of an address. */
function sourceOf(address: string): string {
  const scheme = /^(data|blob):/.exec(address)?.[1];
  return scheme === undefined ? (/^https?:\/\/[a-z0-9.:[\]-]+/i.exec(address)?.[0] ?? "'self'") : `${scheme}:`;
}
