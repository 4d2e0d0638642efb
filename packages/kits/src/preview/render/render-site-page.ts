import type { BundleDocument } from '@kithouse/contract';
import { atomicCss } from './atomic/atomic-css.js';
import { kitCss } from './kit-css.js';
import { documentToHtml, type RenderedDocument, type Shown, writePage } from './render-bundle.js';
import { escapeText, type PageUrl, sanitizeHtml } from './sanitize-html.js';
import type { MediaUrl } from './sanitize-style.js';
import { type SiteShown, siteShown, themeHeader } from './site-parts.js';

type Options = {
  mediaUrl: MediaUrl;
  /** Returns the address of another page of the pack. */
  pageUrl: PageUrl;
  /** HTML for the page's head, inserted unchanged. */
  head?: string;
};

/**
 * Renders a page of the pack's site with header and footer as complete HTML. Falls back to the front page for an unknown key;
 * undefined without content.
 */
export function renderSitePage(
  bundle: Shown,
  page: string,
  { mediaUrl, pageUrl, head = '' }: Options,
): RenderedDocument | undefined {
  const front = frontPage(bundle.documents);
  const document = bundle.documents.find(({ key, template_type }) => key === page && template_type !== 'kit') ?? front;
  if (document === undefined) {
    return undefined;
  }
  const media = new Set(bundle.media.map(({ sha256 }) => sha256));
  const keys = new Set(bundle.documents.map(({ key }) => key));
  const html = frame(bundle.documents, document, siteShown(bundle, front?.key));
  const findAddress = (sha256: string) => (media.has(sha256) ? mediaUrl(sha256) : undefined);
  const body = sanitizeHtml(html, findAddress, (key) => (keys.has(key) ? pageUrl(key) : undefined));
  const parts = bundle.documents.filter((one) => one === document || ['header', 'footer'].includes(one.template_type));
  return {
    key: document.key,
    title: document.title,
    html: writePage({ title: document.title, body, kit: `${kitCss(bundle.settings)}${atomicCss(parts, findAddress)}`, head }),
  };
}

function frontPage(documents: readonly BundleDocument[]): BundleDocument | undefined {
  const pages = documents.filter(({ post_type }) => post_type === 'page');
  return (
    documents.find(({ front_page }) => front_page === true) ??
    pages.find(({ posts_page }) => posts_page !== true) ??
    pages[0] ??
    documents.find(({ template_type }) => !['kit', 'header', 'footer'].includes(template_type))
  );
}

function frame(documents: readonly BundleDocument[], document: BundleDocument, site: SiteShown | undefined): string {
  const main = head(document) + documentToHtml(document, site);
  const isAlone = document.page_template === 'elementor_canvas' || ['header', 'footer'].includes(document.template_type);
  if (isAlone) {
    return main;
  }
  const [above, below] = [findPart(documents, 'header'), findPart(documents, 'footer')];
  return [
    above ? documentToHtml(above, site, 'header') : site ? themeHeader(site) : '',
    main,
    below ? documentToHtml(below, site, 'footer') : '',
  ].join('');
}

/** Renders a post's title, as themes do; pages render their own. */
const head = ({ post_type, title }: BundleDocument) =>
  post_type === 'post' ? `<div class="kit-post-head"><h1>${escapeText(title)}</h1></div>` : '';

/** Finds the part for the entire site, or else one for a single place. */
function findPart(documents: readonly BundleDocument[], type: 'header' | 'footer'): BundleDocument | undefined {
  const parts = documents.filter(({ template_type }) => template_type === type);
  return parts.find(({ conditions = [] }) => conditions.includes('include/general')) ?? parts[0];
}
