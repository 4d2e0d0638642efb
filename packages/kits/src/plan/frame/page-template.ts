import type { BlockTheme, BundleDocument } from '@kithouse/contract';
import { toSlug } from '../../read/slug.js';
import type { ChosenSite } from '../choose-site.js';
import type { PlannedDocument } from '../plan-source.js';
import { type CoreTemplate, wideTemplate } from '../site/core-templates.js';

/**
 * Returns the template for a pack's pages of Elementor on a block theme: the theme's header and footer around full-width
 * content, without a title. Elementor's own templates show no block, and those of themes have a narrow column.
 */
export function pageTemplate(theme: BlockTheme, { name, text_style }: Pick<ChosenSite, 'name' | 'text_style'>): CoreTemplate {
  return wideTemplate(theme, { slug: `${toSlug(name, 100) || 'pack'}-page`, title: 'Full width' }, text_style);
}

/** Elementor's templates that make no sense on block themes, and the default. */
const replaceable = new Set<unknown>([undefined, '', 'default', 'elementor_header_footer', 'elementor_theme']);

/** Returns true for a page of Elementor whose author chose no other template. */
export const needsPageTemplate = ({ as, document }: PlannedDocument): boolean =>
  as === 'page' && document.kind === 'elementor' && isReplaceable(document);

const isReplaceable = (document: Extract<BundleDocument, { kind: 'elementor' }>) =>
  replaceable.has(document.page_template) && replaceable.has(document.page_settings.template);
