import { brand, formatAmount, type Order } from '@kithouse/contract';
import { type Reader, writeLetter } from '../../../ports/mail-letter.js';
import type { Words } from '../../../ports/words.js';

export type SoldThing = Pick<Order, 'number' | 'name' | 'plan' | 'amount' | 'currency' | 'instructions'>;

/** Builds the facts of a mail. Plan names are translated, template names are their publishers'. */
const factsOf = ({ t, said, language }: Words, { number, name, plan, amount, currency }: SoldThing): [string, string][] => [
  [t('Order'), number],
  [t('What'), plan === null ? name : said(name)],
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
      before: [t('Thank you for your order. It is yours as soon as the payment has come in. This is how you pay:')],
      lines: order.instructions ?? '',
      facts: factsOf(words, order),
      link: linkTo(t('See the order'), publicUrl, order),
      after: [
        t('Please name the order {number} with your payment, so that it can be found.', valuesOf(order)),
        t('If you have changed your mind, you can cancel the order on its page. Nothing has been charged.'),
      ],
    };
  });

export const writePaidMail = (publicUrl: string, buyer: Reader, order: SoldThing) =>
  writeLetter(buyer, (words) => {
    const { t } = words;
    return {
      subject: t('Paid: your order {number} at {brand}', valuesOf(order)),
      before: [t('Your payment has come in. What you bought is ready in your library, on every site you are signed in to.')],
      facts: factsOf(words, order),
      link: linkTo(t('See the order'), publicUrl, order),
      after: [t('A receipt that can be printed is on the page of the order.')],
    };
  });

export const writeRefusedMail = (publicUrl: string, buyer: Reader, order: SoldThing) =>
  writeLetter(buyer, (words) => {
    const { t } = words;
    return {
      subject: t('Your order {number} at {brand} was closed', valuesOf(order)),
      before: [t('Your order was closed without a payment, so nothing is owed.')],
      facts: factsOf(words, order),
      link: linkTo(t('See the order'), publicUrl, order),
      after: [t('If you did pay, please answer with the date of your payment.')],
    };
  });

export const writeFailedMail = (publicUrl: string, buyer: Reader, order: SoldThing) =>
  writeLetter(buyer, (words) => {
    const { t } = words;
    return {
      subject: t('Your payment for the order {number} did not go through', valuesOf(order)),
      before: [t('Your bank did not carry out the payment. Nothing was charged, and the order still waits for you.')],
      facts: factsOf(words, order),
      link: linkTo(t('Pay in another way'), publicUrl, order),
      after: [t('If you have changed your mind, you can cancel the order on its page.')],
    };
  });

export const writeRefundedMail = (publicUrl: string, buyer: Reader, order: SoldThing) =>
  writeLetter(buyer, (words) => {
    const { t } = words;
    return {
      subject: t('Refunded: your order {number} at {brand}', valuesOf(order)),
      before: [
        t('Your order was taken back and its money returned. Depending on your bank it takes a few days to arrive.'),
        t('What you bought with it can no longer be inserted. What is on your sites stays there.'),
      ],
      facts: factsOf(words, order),
      link: linkTo(t('See the order'), publicUrl, order),
      after: [],
    };
  });

/** Writes the mail that asks the operator to confirm an order on the command line. */
export const writeWaitingMail = (publicUrl: string, operator: Omit<Reader, 'first_name'>, buyer: string, order: SoldThing) =>
  writeLetter({ ...operator, first_name: '' }, (words) => {
    const { t } = words;
    return {
      subject: t('Order {number} waits for its payment', valuesOf(order)),
      before: [t('Somebody placed an order that is paid by hand. Please confirm it once the money is there.')],
      facts: [...factsOf(words, order), [t('Buyer'), buyer]],
      lines: `${brand.slug} orders confirm ${order.number} --to ${publicUrl}\n${brand.slug} orders refuse ${order.number} --to ${publicUrl}`,
      after: [t('The buyer is told by mail either way.')],
    };
  });
