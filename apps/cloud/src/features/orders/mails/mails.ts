import { brand, formatAmount, type Order } from '@kithouse/contract';
import { type Reader, writeLetter } from '../../../ports/mail-letter.js';
import type { Words } from '../../../ports/words.js';

export type SoldThing = Pick<Order, 'number' | 'name' | 'plan' | 'amount' | 'currency' | 'instructions'>;

/** Builds the facts of a mail. Plan names are translated, template names are their publishers'. */
const factsOf = (
  { t, translateMessage, language }: Words,
  { number, name, plan: pricePlan, amount, currency }: SoldThing,
): [string, string][] => [
  [t('Order'), number],
  [t('Item'), pricePlan === null ? name : translateMessage(name)],
  [t('Total'), formatAmount(amount, currency, { language })],
];

/** Links to an order. Order numbers are not secret: the page shows an order only to its signed-in buyer. */
const linkTo = (label: string, publicUrl: string, { number }: SoldThing) => ({
  label,
  url: `${publicUrl}/order?number=${number}`,
});

const valuesOf = ({ number }: SoldThing) => ({ number, brand: brand.name });

export const writeReceivedMail = (publicUrl: string, buyer: Reader, order: SoldThing) =>
  writeLetter(buyer, (words) => {
    const { t } = words;
    return {
      subject: t('Your order {number} at {brand}', valuesOf(order)),
      before: [t('Thank you for your order. It’s yours when your payment arrives. Here’s how to pay:')],
      lines: order.instructions ?? '',
      facts: factsOf(words, order),
      link: linkTo(t('View the order'), publicUrl, order),
      after: [
        t('Include the order number {number} with your payment so that we can match it.', valuesOf(order)),
        t('If you’ve changed your mind, cancel the order on its page. Nothing has been charged.'),
      ],
    };
  });

export const writePaidMail = (publicUrl: string, buyer: Reader, order: SoldThing) =>
  writeLetter(buyer, (words) => {
    const { t } = words;
    return {
      subject: t('Paid: your order {number} at {brand}', valuesOf(order)),
      before: [t('We received your payment. Your purchase is ready in your library on every site you’re signed in to.')],
      facts: factsOf(words, order),
      link: linkTo(t('View the order'), publicUrl, order),
      after: [t('You can print a receipt on the order page.')],
    };
  });

export const writeRefusedMail = (publicUrl: string, buyer: Reader, order: SoldThing) =>
  writeLetter(buyer, (words) => {
    const { t } = words;
    return {
      subject: t('Your order {number} at {brand} was closed', valuesOf(order)),
      before: [t('Your order was closed without a payment, so nothing is owed.')],
      facts: factsOf(words, order),
      link: linkTo(t('View the order'), publicUrl, order),
      after: [t('If you did pay, reply with the date of your payment.')],
    };
  });

export const writeFailedMail = (publicUrl: string, buyer: Reader, order: SoldThing) =>
  writeLetter(buyer, (words) => {
    const { t } = words;
    return {
      subject: t('Your payment for the order {number} didn’t go through', valuesOf(order)),
      before: [t('Your bank didn’t complete the payment. Nothing was charged, and you can still pay for the order.')],
      facts: factsOf(words, order),
      link: linkTo(t('Pay another way'), publicUrl, order),
      after: [t('If you’ve changed your mind, cancel the order on its page.')],
    };
  });

export const writeRefundedMail = (publicUrl: string, buyer: Reader, order: SoldThing) =>
  writeLetter(buyer, (words) => {
    const { t } = words;
    return {
      subject: t('Refunded: your order {number} at {brand}', valuesOf(order)),
      before: [
        t('Your order was refunded. Depending on your bank, the money takes a few days to arrive.'),
        t('You can no longer insert the items of this order. Content on your sites stays.'),
      ],
      facts: factsOf(words, order),
      link: linkTo(t('View the order'), publicUrl, order),
      after: [],
    };
  });

/** Writes the mail that asks the operator to confirm an order on the command line. */
export const writeWaitingMail = (publicUrl: string, operator: Omit<Reader, 'first_name'>, buyer: string, order: SoldThing) =>
  writeLetter({ ...operator, first_name: '' }, (words) => {
    const { t } = words;
    return {
      subject: t('Order {number} is waiting for payment', valuesOf(order)),
      before: [t('Somebody placed an order with manual payment. Confirm it when the money arrives.')],
      facts: [...factsOf(words, order), [t('Buyer'), buyer]],
      lines: `${brand.slug} orders confirm ${order.number} --to ${publicUrl}\n${brand.slug} orders refuse ${order.number} --to ${publicUrl}`,
      after: [t('The buyer gets an email either way.')],
    };
  });
