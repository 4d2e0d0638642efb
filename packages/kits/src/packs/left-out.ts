import type { Warning } from '@kithouse/contract';

const kinds: Record<string, [one: string, many?: string]> = {
  page: ['page'],
  post: ['post'],
  shop_order: ['order'],
  shop_order_refund: ['refund of an order', 'refunds of orders'],
  shop_coupon: ['coupon'],
  product: ['product'],
  product_variation: ['variation of a product', 'variations of products'],
  revision: ['revision'],
  customize_changeset: ['draft of the customizer', 'drafts of the customizer'],
  oembed_cache: ['kept embed'],
  user_request: ['request for personal data', 'requests for personal data'],
  custom_css: ['style sheet of the customizer', 'style sheets of the customizer'],
  wp_global_styles: ['set of styles of a block theme', 'sets of styles of a block theme'],
  wp_navigation: ['menu of a block theme', 'menus of a block theme'],
  wp_template: ['template of a block theme', 'templates of a block theme'],
  wp_template_part: ['template part of a block theme', 'template parts of a block theme'],
};

const countKind = (count: number, post_type: string) => {
  const type = post_type.slice(0, 40);
  const [one, many] = kinds[post_type] ?? [`entry of the type "${type}"`, `entries of the type "${type}"`];
  return plural(count, one, many);
};

/** `1 comment`, `2 comments`. */
export const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Counts what does not come along, so that each kind is told once. */
export class LeftOut {
  private readonly counts = new Map<string, { count: number; say: (count: number) => string }>();

  /** `say` makes a sentence of the number. */
  add(key: string, say: (count: number) => string, count = 1): void {
    const known = this.counts.get(key);
    this.counts.set(key, { count: (known?.count ?? 0) + count, say: known?.say ?? say });
  }

  ofType(post_type: string): void {
    this.add(`type ${post_type}`, (count) => `Left out: ${countKind(count, post_type)}.`);
  }

  ofStatus(status: string, post_type: string): void {
    this.add(
      `status ${status} ${post_type}`,
      (count) =>
        `Left out, since only what is published comes along: ${countKind(count, post_type)} with the status "${status.slice(0, 40)}".`,
    );
  }

  toWarnings(): Warning[] {
    return [...this.counts].map(([key, { count, say }]) => ({
      code: key.startsWith('duplicate') ? 'duplicate_slug' : `left_out_${key.split(' ', 1)[0]}`,
      message: say(count),
    }));
  }
}
