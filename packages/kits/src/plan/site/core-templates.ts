import type { ArgsOf, BlocksDocument, BlockTheme } from '@kithouse/contract';
import type * as z from 'zod/mini';
import type { PlannedDocument } from '../plan-source.js';
import { dropLandmark } from './drop-landmark.js';

type Document = z.infer<typeof BlocksDocument>;
export type CoreTemplate = Omit<ArgsOf<'template.write'>, 'theme' | 'refs'>;

/** Templates of WordPress by a pack's part type, with the only condition that means the same. */
const templates: Record<string, { slug: string; condition: string }> = {
  'single-post': { slug: 'single', condition: 'include/singular/post' },
  'single-page': { slug: 'page', condition: 'include/singular/page' },
  archive: { slug: 'archive', condition: 'include/archive' },
  'search-results': { slug: 'search', condition: 'include/archive/search' },
  'error-404': { slug: '404', condition: 'include/singular/not_found404' },
};

/** Returns what a document becomes in a block theme; nothing if only display conditions can show it where it belongs. */
export function coreTemplatesOf({ document, as, title, conditions = [] }: PlannedDocument, theme: BlockTheme): CoreTemplate[] {
  const [condition, ...more] = conditions;
  if (as !== 'part' || document.kind !== 'blocks' || more.length > 0) {
    return [];
  }
  const type = document.template_type;
  if (type === 'header' || type === 'footer') {
    const slugs = condition === 'include/general' ? theme.parts[type] : [];
    const own = { ...document, content: dropLandmark(document.content, type) };
    return slugs.map((slug) => ({ kind: 'wp_template_part', slug, area: type, title, document: own }));
  }
  const template = Object.hasOwn(templates, type) ? templates[type] : undefined;
  if (!template || (condition !== template.condition && condition !== 'include/general')) {
    return [];
  }
  return [{ kind: 'wp_template', slug: template.slug, title, document: frame(document, theme) }];
}

/** Makes the imported front page visible in a theme whose own template would replace it. */
export function frontPageTemplate(theme: BlockTheme): CoreTemplate {
  const content = '<!-- wp:post-content {"layout":{"type":"constrained"}} /-->';
  const kept = { key: 'front-page-template', slug: 'front-page', title: 'Front page', post_type: 'wp_template' };
  const document: Document = { ...kept, kind: 'blocks', template_type: 'front-page', content };
  return { kind: 'wp_template', slug: 'front-page', title: 'Front page', document: frame(document, theme) };
}

/** Puts the theme's header and footer around a template that has none. */
function frame(document: Document, { parts }: BlockTheme): Document {
  if (document.content.includes('<!-- wp:template-part ')) {
    return document;
  }
  const part = (area: 'header' | 'footer') =>
    parts[area].slice(0, 1).map((slug) => `<!-- wp:template-part {"slug":"${slug}","tagName":"${area}"} /-->`);
  const main = `<!-- wp:group {"tagName":"main"} -->\n<main class="wp-block-group">${document.content}</main>\n<!-- /wp:group -->`;
  return { ...document, content: [...part('header'), main, ...part('footer')].join('\n\n') };
}
