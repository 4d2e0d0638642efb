import { blocksToHtml } from '../block-html.js';
import type { BlockContext } from '../blocks/block-context.js';
import { colorOf, css, type Settings, sizeOf, typographyOf } from '../element-css.js';
import { escapeAttribute, escapeText } from '../sanitize-html.js';
import type { Rule } from '../style-sheet.js';
import { classOf, importantly, onScreens, typeSizes } from './responsive.js';

const row = '{"layout":{"type":"flex","justifyContent":"space-between"}}';
const link = (attributes: string) => `<!-- wp:post-navigation-link {${attributes}"showTitle":true} /-->`;
const grid = '{"style":{"spacing":{"blockGap":"36px"}},"layout":{"type":"grid","columnCount":3}}';
const entry =
  '<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"3/2"} /--><!-- wp:post-terms {"term":"category"} /--><!-- wp:post-title {"isLink":true} /--><!-- wp:post-date /--><!-- wp:post-excerpt {"excerptLength":24,"moreText":""} /-->';

/** The blocks that our widget shows on a site, by part of the page. */
const parts: Record<string, string> = {
  title: '<!-- wp:post-title {"level":1} /-->',
  terms: '<!-- wp:post-terms {"term":"category"} /-->',
  date: '<!-- wp:post-date /-->',
  picture: '<!-- wp:post-featured-image /-->',
  text: '<!-- wp:post-content /-->',
  links: `<!-- wp:group ${row} --><div class="wp-block-group">${link('"type":"previous",')}${link('')}</div><!-- /wp:group -->`,
  comments: '',
  description: '',
  posts: `<!-- wp:query --><div class="wp-block-query"><!-- wp:post-template ${grid} -->${entry}<!-- /wp:post-template --></div><!-- /wp:query -->`,
};

/** Renders our widget for the parts of a post or of a list of posts. */
export function pageContent(settings: Settings, context: BlockContext): string {
  const part = String(settings.part);
  const inner =
    part === 'list-title'
      ? `<h1>${escapeText(context.title ?? '')}</h1>`
      : Object.hasOwn(parts, part)
        ? blocksToHtml(parts[part] ?? '', context)
        : '<p class="kit-lines"></p>';
  const headings = ' :is(h1,h2,h3)';
  const at = (inside: string, declarations: Record<string, string | undefined>): Rule => [(own) => own + inside, declarations];
  const rules: Rule[] = [
    at('>:is(h1,h2,p,div,figure)', { 'margin-block': '0' }),
    at(headings, { ...typographyOf(settings, 'title_typography'), color: colorOf(settings, 'title_color') }),
    ...onScreens(settings, typeSizes('title_typography'), headings),
    at(' a', { color: colorOf(settings, 'link_color') }),
    at(' :is(h1,h2,h3) a', { color: 'inherit' }),
    at(' img', { 'border-radius': sizeOf(settings.radius) }),
    ...importantly(onScreens(settings, typeSizes('typography'))),
  ];
  const style = css({ ...typographyOf(settings), color: colorOf(settings, 'color') });
  return `<div${classOf(context.sheet, rules, 'kit-content kit-blocks')} style="${escapeAttribute(style)}">${inner}</div>`;
}
