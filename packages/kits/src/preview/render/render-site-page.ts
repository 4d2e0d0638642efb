import type { BundleDocument } from '@kithouse/contract';
import { faceCss } from '../../fonts/face-css.js';
import { atomicCss } from './atomic/atomic-css.js';
import { type BlockContext, listPosts } from './blocks/block-context.js';
import { drawForms, formsCss } from './form-places.js';
import { kitCss } from './kit-css.js';
import { drawNetworks } from './network-icons.js';
import { describePictures, documentToHtml, type RenderedDocument, type Shown, writePage } from './render-bundle.js';
import { escapeText, type PageUrl, sanitizeHtml } from './sanitize-html.js';
import type { MediaUrl } from './sanitize-style.js';
import { siteShown, themeHeader } from './site-parts.js';
import { StyleSheet } from './style-sheet.js';

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
  const sheet = new StyleSheet();
  const posts = listPosts(bundle.documents, bundle.terms);
  const post = posts.find(({ key }) => key === document.key);
  const html = frame(bundle.documents, document, {
    site: siteShown(bundle, front?.key),
    sheet,
    posts,
    post,
    title: document.title,
    depth: 0,
  });
  const findAddress = (sha256: string) => (media.has(sha256) ? mediaUrl(sha256) : undefined);
  const plain = sanitizeHtml(describePictures(html, bundle.media), findAddress, (key) =>
    keys.has(key) ? pageUrl(key) : undefined,
  );
  const body = drawNetworks(drawForms(plain, bundle.site?.contact_forms));
  const parts = bundle.documents.filter((one) => one === document || ['header', 'footer'].includes(one.template_type));
  const faces = faceCss(bundle.fonts ?? [], findAddress);
  return {
    key: document.key,
    title: document.title,
    html: writePage({
      title: document.title,
      body,
      kit: `${kitCss(bundle.settings)}${faces}${sheet.toCss()}${atomicCss(parts, findAddress)}${formsCss(bundle)}`,
      head,
    }),
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

function frame(documents: readonly BundleDocument[], document: BundleDocument, context: BlockContext): string {
  const template = findTemplate(documents, document);
  const main = template ? documentToHtml(template, context) : head(document) + documentToHtml(document, context);
  const isAlone = document.page_template === 'elementor_canvas' || ['header', 'footer'].includes(document.template_type);
  if (isAlone) {
    return main;
  }
  const [above, below] = [findPart(documents, 'header'), findPart(documents, 'footer')];
  return [
    above ? documentToHtml(above, context, 'header') : context.site ? themeHeader(context.site) : '',
    main,
    below ? documentToHtml(below, context, 'footer') : '',
  ].join('');
}

/** Finds the pack's own template for a post or for the page that lists the posts. */
function findTemplate(documents: readonly BundleDocument[], { post_type, posts_page }: BundleDocument) {
  const wanted: Record<string, string[]> =
    post_type === 'post'
      ? { 'single-post': ['include/singular/post', 'include/general'] }
      : posts_page === true
        ? { archive: ['include/archive/post_archive', 'include/archive', 'include/general'] }
        : {};
  const places = Object.entries(wanted).flatMap(([type, conditions]) => conditions.map((condition) => ({ type, condition })));
  return places
    .map(({ type, condition }) => documents.find((one) => one.template_type === type && one.conditions?.includes(condition)))
    .find((found) => found !== undefined);
}

/** Renders a post's title, as themes do; pages render their own. */
const head = ({ post_type, title }: BundleDocument) =>
  post_type === 'post' ? `<div class="kit-post-head"><h1>${escapeText(title)}</h1></div>` : '';

/** Finds the part for the entire site, or else one for a single place. */
function findPart(documents: readonly BundleDocument[], type: 'header' | 'footer'): BundleDocument | undefined {
  const parts = documents.filter(({ template_type }) => template_type === type);
  return parts.find(({ conditions = [] }) => conditions.includes('include/general')) ?? parts[0];
}
