import { brand, formatAmount, type Order } from '@kithouse/contract';
import { writeLetter } from '../../../ports/mail-letter.js';

type Person = { email: string; first_name: string };
export type SoldThing = Pick<Order, 'number' | 'name' | 'amount' | 'currency' | 'instructions'>;

const factsOf = ({ number, name, amount, currency }: SoldThing): [string, string][] => [
  ['Order', number],
  ['What', name],
  ['Total', formatAmount(amount, currency)],
];

/** Numbers are no secret: the page shows an order only to whoever is signed in as its buyer. */
const linkTo = (publicUrl: string, { number }: SoldThing) => ({
  label: 'See the order',
  url: `${publicUrl}/order?number=${number}`,
});

export const writeReceivedMail = (publicUrl: string, { email, first_name }: Person, order: SoldThing) =>
  writeLetter(email, {
    subject: `Your order ${order.number} at ${brand.name}`,
    first_name,
    before: ['Thank you for your order. It is yours as soon as the payment has come in. This is how you pay:'],
    lines: order.instructions ?? '',
    facts: factsOf(order),
    link: linkTo(publicUrl, order),
    after: [
      `Please name the order ${order.number} with your payment, so that it can be found.`,
      'If you have changed your mind, you can cancel the order on its page. Nothing has been charged.',
    ],
  });

export const writePaidMail = (publicUrl: string, { email, first_name }: Person, order: SoldThing) =>
  writeLetter(email, {
    subject: `Paid: your order ${order.number} at ${brand.name}`,
    first_name,
    before: ['Your payment has come in. What you bought is ready in your library, on every site you are signed in to.'],
    facts: factsOf(order),
    link: linkTo(publicUrl, order),
    after: ['A receipt that can be printed is on the page of the order.'],
  });

export const writeRefusedMail = (publicUrl: string, { email, first_name }: Person, order: SoldThing) =>
  writeLetter(email, {
    subject: `Your order ${order.number} at ${brand.name} was closed`,
    first_name,
    before: ['Your order was closed without a payment, so nothing is owed.'],
    facts: factsOf(order),
    link: linkTo(publicUrl, order),
    after: ['If you did pay, please answer with the date of your payment.'],
  });

export const writeFailedMail = (publicUrl: string, { email, first_name }: Person, order: SoldThing) =>
  writeLetter(email, {
    subject: `Your payment for the order ${order.number} did not go through`,
    first_name,
    before: ['Your bank did not carry out the payment. Nothing was charged, and the order still waits for you.'],
    facts: factsOf(order),
    link: { ...linkTo(publicUrl, order), label: 'Pay in another way' },
    after: ['If you have changed your mind, you can cancel the order on its page.'],
  });

export const writeRefundedMail = (publicUrl: string, { email, first_name }: Person, order: SoldThing) =>
  writeLetter(email, {
    subject: `Refunded: your order ${order.number} at ${brand.name}`,
    first_name,
    before: [
      'Your order was taken back and its money returned. Depending on your bank it takes a few days to arrive.',
      'What you bought with it can no longer be inserted. What is on your sites stays there.',
    ],
    facts: factsOf(order),
    link: linkTo(publicUrl, order),
    after: [],
  });

/** For the operator, who confirms by the command line. */
export const writeWaitingMail = (publicUrl: string, to: string, buyer: string, order: SoldThing) =>
  writeLetter(to, {
    subject: `Order ${order.number} waits for its payment`,
    first_name: '',
    before: ['Somebody placed an order that is paid by hand. Please confirm it once the money is there.'],
    facts: [...factsOf(order), ['Buyer', buyer]],
    lines: `${brand.slug} orders confirm ${order.number} --to ${publicUrl}\n${brand.slug} orders refuse ${order.number} --to ${publicUrl}`,
    after: ['The buyer is told by mail either way.'],
  });
