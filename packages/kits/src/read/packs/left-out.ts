import type { Warning } from '@kithouse/contract';
import { showName } from '../show-name.js';

const ofShop = 'since a shop brings such by an import of its own';
const ofTheme = 'since only the theme of that site can show such';
const ofPeople = 'since such is about people';
const anew = 'since WordPress makes such anew';
const unknown = 'since only a plugin or theme of that site knows such';

/** Names omitted types: singular, plural, and the reason. */
const kinds: Record<string, [one: string, many: string, why?: string]> = {
  page: ['page', 'pages'],
  post: ['post', 'posts'],
  shop_order: ['order', 'orders', ofPeople],
  shop_order_refund: ['refund of an order', 'refunds of orders', ofPeople],
  shop_coupon: ['coupon', 'coupons', ofShop],
  product: ['product', 'products', ofShop],
  product_variation: ['variation of a product', 'variations of products', ofShop],
  revision: ['revision', 'revisions', 'since only the present content comes along'],
  customize_changeset: ['draft of the customizer', 'drafts of the customizer', ofTheme],
  oembed_cache: ['kept embed', 'kept embeds', anew],
  user_request: ['request for personal data', 'requests for personal data', ofPeople],
  custom_css: ['style sheet of the customizer', 'style sheets of the customizer', ofTheme],
  wp_global_styles: ['set of styles of a block theme', 'sets of styles of a block theme', ofTheme],
  nav_menu_item: ['entry of a menu', 'entries of menus'],
  attachment: ['file of the media library', 'files of the media library'],
  elementor_library: ['template of Elementor', 'templates of Elementor'],
  'e-landing-page': ['landing page', 'landing pages'],
  wp_block: ['pattern', 'patterns'],
  wpcf7_contact_form: ['form', 'forms'],
  wpforms: ['form', 'forms'],
  everest_form: ['form', 'forms'],
  'mc4wp-form': ['form', 'forms'],
  wp_navigation: ['menu of a block theme', 'menus of a block theme'],
  wp_template: ['template of a block theme', 'templates of a block theme', ofTheme],
  wp_template_part: ['template part of a block theme', 'template parts of a block theme', ofTheme],
  wp_font_family: ['font of a block theme', 'fonts of a block theme', ofTheme],
  wp_font_face: ['style of a font', 'styles of fonts', ofTheme],
};

const kindOf = (postType: string) => {
  const type = showName(postType, 40);
  return kinds[postType] ?? [`entry of the type "${type}"`, `entries of the type "${type}"`, unknown];
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
    this.add(`type ${postType}`, (count) => `Left out: ${countKind(count, postType)}, ${kindOf(postType)[2] ?? unknown}.`);
  }

  withPassword(postType: string): void {
    this.add(
      `password ${postType}`,
      (count) => `Left out, since only what everybody may read comes along: ${countKind(count, postType)} with a password.`,
    );
  }

  ofStatus(status: string, postType: string): void {
    this.add(
      `status ${status} ${postType}`,
      (count) =>
        `Left out, since only what is published comes along: ${countKind(count, postType)} with the status "${showName(status, 40)}".`,
    );
  }

  toWarnings(): Warning[] {
    return [...this.counts].map(([key, { count, say }]) => ({
      code: key.startsWith('duplicate') ? 'duplicate_slug' : `left_out_${key.split(' ', 1)[0]}`,
      message: say(count),
    }));
  }
}
