import type { Item, Order, OrderState } from '@kithouse/contract';

type Tone = 'go' | 'warn' | 'bad' | 'info' | '';

/** How an order stands, for its buyer. */
export const stateWords: Record<OrderState, { label: string; tone: Tone }> = {
  pending: { label: 'Waiting for payment', tone: 'warn' },
  paid: { label: 'Paid', tone: 'go' },
  cancelled: { label: 'Cancelled', tone: '' },
  refused: { label: 'Closed', tone: '' },
  refunded: { label: 'Refunded', tone: 'info' },
};

const kinds = { pack: 'Pack', page: 'Page', block: 'Block' };
const editors = { elementor: 'Elementor', gutenberg: 'Gutenberg' };

/** Such as `Pack for Elementor`. */
export const describeItem = ({ type, platform }: Pick<Item, 'type' | 'platform'>) => `${kinds[type]} for ${editors[platform]}`;

export const describeOrder = ({ item, plan }: Pick<Order, 'item' | 'plan'>) =>
  item ? describeItem(item) : plan === 'year' ? 'Every template for one year' : plan ? 'Every template, for good' : 'Template';

/** A day in the reader's own words. */
export const formatDay = (at: string) => new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' });
