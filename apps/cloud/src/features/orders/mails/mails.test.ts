import { expect, test } from 'vitest';
import * as mails from './mails.js';

const url = 'https://cloud.example';
const ada = { email: 'ada@example.com', first_name: 'Ada', language: 'en' };
const order = {
  number: 'K7FM-92QX',
  name: 'Bäckerei <b>日本</b> & "Söhne" متجر',
  plan: null,
  amount: 39,
  currency: 'USD',
  instructions: 'IBAN DE00 0000\nKithouse Ltd. <bank>',
};
const all = [
  mails.writeReceivedMail(url, ada, order),
  mails.writePaidMail(url, ada, order),
  mails.writeRefusedMail(url, ada, order),
  mails.writeFailedMail(url, ada, order),
  mails.writeRefundedMail(url, ada, order),
  mails.writeWaitingMail(url, { email: 'operator@example.com', language: 'en' }, ada.email, order),
];

test('says the same in text and HTML, including the link', () => {
  const entities: Record<string, string> = { '&#39;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };
  for (const { text, html } of all) {
    const readable = html.replace(/<a href="([^"]*)"[^>]*>[^<]*<\/a>/g, '$1').replace(/<head>.*<\/head>|<[^>]+>/gs, '');
    const plain = readable.replace(/&#39;|&quot;|&lt;|&gt;|&amp;/g, (entity) => entities[entity] ?? entity);
    const words = (given: string) => given.split(/\s+/).filter(Boolean).join(' ');
    expect(words(plain)).toBe(words(text));
  }
});

test("names the order, the item and the total, and escapes HTML in the item's name", () => {
  for (const { text, html, subject } of all) {
    expect(subject).toContain(order.number);
    expect(text).toContain(`Order: ${order.number}\nItem: ${order.name}\nTotal: $39.00`);
    expect(html).not.toMatch(/<b>|<bank>/);
  }
});

test('keeps the lines of the payment instructions', () => {
  const [received] = all;

  expect(received?.text).toContain('\n\nIBAN DE00 0000\nKithouse Ltd. <bank>\n\n');
  expect(received?.html).toMatch(/white-space:pre-line[^>]*>IBAN DE00 0000\nKithouse Ltd\. &lt;bank&gt;</);
});

test('links the buyer to the order', () => {
  for (const { text } of all.slice(0, 5)) {
    expect(text).toMatch(/^Hello Ada,\n/);
    expect(text).toContain('https://cloud.example/order?number=K7FM-92QX\n');
  }
});

test('gives the operator the command to type', () => {
  expect(all.at(-1)?.text).toContain('kithouse orders confirm K7FM-92QX --to https://cloud.example\n');
});

test('uses no capitals or exclamation marks', () => {
  for (const { text, subject } of all) {
    expect(text + subject).not.toContain('!');
  }
});

test.each([
  ['JPY', 5900, '¥5,900'],
  ['KWD', 12.5, /^Total: KWD\s12\.500$/],
  ['EUR', 1234.5, '€1,234.50'],
])('formats an amount in %s with the decimals of its currency', (currency, amount, expected) => {
  const { text } = mails.writePaidMail(url, ada, { ...order, amount, currency });
  const line = text.split('\n').find((each) => each.startsWith('Total')) ?? '';

  expect(line).toMatch(typeof expected === 'string' ? `Total: ${expected}` : expected);
});
