import type { ArgsOf, BlocksDocument, BlockTheme } from '@kithouse/contract';
import type * as z from 'zod/mini';
import type { TextStyle } from '../frame/text-style.js';
import type { PlannedDocument } from '../plan-source.js';
import { dropLandmark } from './drop-landmark.js';

type Document = z.infer<typeof BlocksDocument>;
export type CoreTemplate = Omit<ArgsOf<'template.write'>, 'theme' | 'refs'>;

/** Templates of WordPress with the same meaning as a condition, by a pack's part type. The first also means the entire site. */
const templates: Record<string, Record<string, string[]>> = {
  'single-post': { 'include/singular/post': ['single'] },
  'single-page': { 'include/singular/page': ['page'] },
  archive: { 'include/archive': ['archive', 'home', 'search'], 'include/archive/post_archive': ['home'] },
  'search-results': { 'include/archive/search': ['search'] },
  'error-404': { 'include/singular/not_found404': ['404'] },
};

/** Returns what each document becomes in a block theme. A document for one template wins over one for several. */
export function coreTemplates(planned: readonly PlannedDocument[], theme: BlockTheme): CoreTemplate[][] {
  const found = planned.map((one) => coreTemplatesOf(one, theme));
  const own = new Set(found.flatMap((made) => (made.length === 1 ? made.map(nameOf) : [])));
  return found.map((made) => (made.length > 1 ? made.filter((one) => one.area !== undefined || !own.has(nameOf(one))) : made));
}

const nameOf = ({ kind, slug }: CoreTemplate) => `${kind} ${slug}`;

/** Returns nothing for a document that only display conditions can show where it belongs. */
function coreTemplatesOf({ document, as, title, conditions = [] }: PlannedDocument, theme: BlockTheme): CoreTemplate[] {
  const [condition = '', ...more] = conditions;
  if (as !== 'part' || document.kind !== 'blocks' || more.length > 0) {
    return [];
  }
  const type = document.template_type;
  if (type === 'header' || type === 'footer') {
    const slugs = condition === 'include/general' ? theme.parts[type] : [];
    const own = { ...document, content: dropLandmark(document.content, type) };
    return slugs.map((slug) => ({ kind: 'wp_template_part', slug, area: type, title, document: own }));
  }
  const known = Object.hasOwn(templates, type) ? (templates[type] ?? {}) : {};
  const slugs =
    condition === 'include/general' ? Object.values(known)[0] : Object.hasOwn(known, condition) ? known[condition] : [];
  return (slugs ?? []).map((slug) => ({ kind: 'wp_template', slug, title, document: frame(document, theme) }));
}

type Named = { slug: string; title: string };
/** How a template shows content. `text_style` is that of texts without their own. */
type Shown = { layout: 'constrained' | 'default'; text_style?: TextStyle | undefined };

/** Makes the imported front page visible in a theme whose own template would replace it. */
export const frontPageTemplate = (theme: BlockTheme, shown: Shown): CoreTemplate =>
  contentTemplate(theme, { slug: 'front-page', title: 'Front page' }, shown);

/** Shows a page at full width, without its title. */
export const wideTemplate = (theme: BlockTheme, named: Named, text_style?: TextStyle): CoreTemplate =>
  contentTemplate(theme, named, { layout: 'default', text_style });

function contentTemplate(theme: BlockTheme, { slug, title }: Named, { layout, text_style }: Shown): CoreTemplate {
  const style = text_style && { typography: text_style };
  const content = `<!-- wp:post-content ${JSON.stringify({ layout: { type: layout }, style })} /-->`;
  const kept = { key: `${slug}-template`, slug, title, post_type: 'wp_template' };
  const document: Document = { ...kept, kind: 'blocks', template_type: slug === 'front-page' ? slug : 'page', content };
  return { kind: 'wp_template', slug, title, document: frame(document, theme) };
}

/** Puts the theme's header and footer around a template that has none. */
function frame(document: Document, { parts }: BlockTheme): Document {
  if (document.content.includes('<!-- wp:template-part ')) {
    return document;
  }
  const part = (area: 'header' | 'footer') =>
    parts[area].slice(0, 1).map((slug) => `<!-- wp:template-part {"slug":"${slug}","tagName":"${area}"} /-->`);
  const main = `<!-- wp:group {"tagName":"main"} -->\n<main class="wp-block-group">${document.content}</main>\n<!-- /wp:group -->`;
  // Block themes have gaps between header, content and footer, which a pack's designs have themselves.
  const open =
    '<!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->\n<div class="wp-block-group">';
  const inner = [...part('header'), main, ...part('footer')].join('\n\n');
  return { ...document, content: `${open}${inner}</div>\n<!-- /wp:group -->` };
}
