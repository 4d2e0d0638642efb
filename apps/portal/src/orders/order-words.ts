import type { Item, Order, OrderState } from '@kithouse/contract';
import { t, translateMessage } from '../i18n.js';

type Tone = 'go' | 'warn' | 'bad' | 'info' | '';

/** Describes an order's state to its buyer. */
export function stateWords(state: OrderState): { label: string; tone: Tone } {
  switch (state) {
    case 'pending':
      return { label: t('Waiting for payment'), tone: 'warn' };
    case 'paid':
      return { label: t('Paid'), tone: 'go' };
    case 'cancelled':
      return { label: t('Cancelled'), tone: '' };
    case 'refused':
      return { label: t('Closed'), tone: '' };
    case 'refunded':
      return { label: t('Refunded'), tone: 'info' };
  }
}

/** Formats a type, such as `Pack for Elementor`. */
export function describeItem({ type, platform }: Pick<Item, 'type' | 'platform'>): string {
  const editor = platform === 'elementor' ? 'Elementor' : 'Gutenberg';
  const words = {
    pack: t('Pack for {editor}', { editor }),
    page: t('Page for {editor}', { editor }),
    block: t('Block for {editor}', { editor }),
  };
  return words[type];
}

export function describePricePlan(pricePlan: Order['plan']): string {
  return pricePlan === 'year' ? t('Every template for one year') : t('Every template, forever');
}

export const describeOrder = ({ item, plan: pricePlan }: Pick<Order, 'item' | 'plan'>): string =>
  item ? describeItem(item) : pricePlan ? describePricePlan(pricePlan) : t('Template');

/** Names an order's item; plan names are translated, template names are their publishers'. */
export const nameThing = ({ name, plan: pricePlan }: Pick<Order, 'name' | 'plan'>): string =>
  pricePlan === null ? name : translateMessage(name);
