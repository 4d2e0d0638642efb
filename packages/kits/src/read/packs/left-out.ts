import type { Warning } from '@kithouse/contract';
import { showName } from '../show-name.js';

const ofShop = 'because shops have their own import';
const ofTheme = 'because only the theme of that site can show them';
const ofPeople = 'because they contain personal data';
const recreated = 'because WordPress creates them again';
const unknown = 'because they belong to a plugin or theme of that site';

/** Names omitted types: singular, plural, and the reason. */
const kinds: Record<string, [one: string, many: string, why?: string]> = {
  page: ['page', 'pages'],
  post: ['post', 'posts'],
  shop_order: ['order', 'orders', ofPeople],
  shop_order_refund: ['order refund', 'order refunds', ofPeople],
  shop_coupon: ['coupon', 'coupons', ofShop],
  product: ['product', 'products', ofShop],
  product_variation: ['product variation', 'product variations', ofShop],
  revision: ['revision', 'revisions', 'because only the current content is included'],
  customize_changeset: ['customizer draft', 'customizer drafts', ofTheme],
  oembed_cache: ['cached embed', 'cached embeds', recreated],
  user_request: ['personal data request', 'personal data requests', ofPeople],
  custom_css: ['customizer style sheet', 'customizer style sheets', ofTheme],
  wp_global_styles: ['block theme style set', 'block theme style sets', ofTheme],
  nav_menu_item: ['menu entry', 'menu entries'],
  attachment: ['media file', 'media files'],
  elementor_library: ['Elementor template', 'Elementor templates'],
  'e-landing-page': ['landing page', 'landing pages'],
  wp_block: ['pattern', 'patterns'],
  wpcf7_contact_form: ['form', 'forms'],
  wpforms: ['form', 'forms'],
  everest_form: ['form', 'forms'],
  'mc4wp-form': ['form', 'forms'],
  wp_navigation: ['block theme menu', 'block theme menus'],
  wp_template: ['block theme template', 'block theme templates', ofTheme],
  wp_template_part: ['block theme template part', 'block theme template parts', ofTheme],
  wp_font_family: ['block theme font', 'block theme fonts', ofTheme],
  wp_font_face: ['font style', 'font styles', ofTheme],
};

const kindOf = (postType: string) => {
  const type = showName(postType, 40);
  return kinds[postType] ?? [`item of the type “${type}”`, `items of the type “${type}”`, unknown];
};

const countKind = (count: number, postType: string) => {
  const [one, many] = kindOf(postType);
  return plural(count, one, many);
};

/** Formats a count: `1 comment`, `2 comments`. */
export const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Counts omitted content, to report each kind once. */
export class LeftOut {
  private readonly counts = new Map<string, { count: number; say: (count: number) => string }>();

  /** Adds to a count; `say` builds its sentence. */
  add(key: string, say: (count: number) => string, count = 1): void {
    const known = this.counts.get(key);
    this.counts.set(key, { count: (known?.count ?? 0) + count, say: known?.say ?? say });
  }

  ofType(postType: string): void {
    this.add(`type ${postType}`, (count) => `Skipped: ${countKind(count, postType)}, ${kindOf(postType)[2] ?? unknown}.`);
  }

  withPassword(postType: string): void {
    this.add(
      `password ${postType}`,
      (count) => `Skipped because only public content is included: ${countKind(count, postType)} with a password.`,
    );
  }

  ofStatus(status: string, postType: string): void {
    this.add(
      `status ${status} ${postType}`,
      (count) =>
        `Skipped because only published content is included: ${countKind(count, postType)} with the status “${showName(status, 40)}”.`,
    );
  }

  toWarnings(): Warning[] {
    return [...this.counts].map(([key, { count, say }]) => ({
      code: key.startsWith('duplicate') ? 'duplicate_slug' : `left_out_${key.split(' ', 1)[0]}`,
      message: say(count),
    }));
  }
}
