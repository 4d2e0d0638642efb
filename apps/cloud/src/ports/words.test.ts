import { describe, expect, test } from 'vitest';
import * as account from '../features/account/mails/mails.js';
import * as invitations from '../features/invitations/mails/mails.js';
import * as orders from '../features/orders/mails/mails.js';
import { speak } from './words.js';

const url = 'https://cloud.example';
const order = {
  number: 'K7FM-92QX',
  name: 'Premium plan',
  plan: 'year' as const,
  amount: 1234.5,
  currency: 'EUR',
  instructions: 'IBAN',
};

function writeAll(language: string) {
  const ada = { email: 'ada@example.com', first_name: 'Ada', language };
  return [
    account.writeVerifyMail(url, ada, 'the-token'),
    account.writeResetMail(url, ada, 'the-token'),
    account.writeNewAddressMail(url, ada, 'the-token'),
    account.writeKnownAddressMail(url, ada),
    account.writeTakenAddressMail(url, ada),
    account.writeAddressChangedMail(url, ada),
    account.writePasswordChangedMail(url, ada),
    account.writeNewKeyMail(url, ada),
    account.writeDeletedMail(ada),
    invitations.writeInvitationMail(url, ada, { name: 'Grace', email: 'grace@example.com' }, 'Bakery', 'the-token'),
    orders.writeReceivedMail(url, ada, order),
    orders.writePaidMail(url, ada, order),
    orders.writeRefusedMail(url, ada, order),
    orders.writeFailedMail(url, ada, order),
    orders.writeRefundedMail(url, ada, order),
    orders.writeWaitingMail(url, ada, 'grace@example.com', order),
  ];
}

const [english, german] = [writeAll('en'), writeAll('de-AT')];

describe('in German', () => {
  test('covers every mail', () => {
    const writers = [account, invitations, orders].flatMap((mails) => Object.keys(mails));
    expect(german).toHaveLength(writers.length);
  });

  test.each(german.map((mail, index) => [english[index]?.subject, mail, index] as const))('«%s»', (_, mail, index) => {
    const { text, html, subject } = mail;
    const sentences = (given = '') =>
      given.split('\n').filter((line) => /\p{L} \p{L}/u.test(line) && !/kithouse orders/.test(line));

    expect(html).toContain('<html lang="de-AT" dir="ltr">');
    expect(subject).not.toBe(english[index]?.subject);
    expect(text).toMatch(/^Guten Tag( Ada)?,\n/);
    // No sentence is left in English.
    expect(sentences(text).filter((line) => sentences(english[index]?.text).includes(line))).toEqual([]);
    expect(text + html).not.toMatch(/\{\w+\}|undefined/);
  });

  test('says the same in text and HTML', () => {
    for (const { text, html } of german) {
      const readable = html.replace(/<a href="([^"]*)"[^>]*>[^<]*<\/a>/g, '$1').replace(/<head>.*<\/head>|<[^>]+>/gs, '');
      const words = (given: string) => given.replaceAll('&#39;', "'").split(/\s+/).filter(Boolean).join(' ');
      expect(words(readable)).toBe(words(text));
    }
  });

  test('formats amounts for the locale and translates plan names', () => {
    const { text } = orders.writePaidMail(url, { email: 'ada@example.com', first_name: 'Ada', language: 'de-DE' }, order);

    expect(text.replaceAll('\u00A0', ' ')).toContain('Bestellung: K7FM-92QX\nArtikel: Premium-Tarif\nSumme: 1.234,50 €');
  });

  test("keeps a template's name as its publisher wrote it", () => {
    const { text } = orders.writePaidMail(
      url,
      { email: 'ada@example.com', first_name: 'Ada', language: 'de' },
      { ...order, plan: null },
    );

    expect(text).toContain('Artikel: Premium plan\n');
  });
});

describe('an untranslated language', () => {
  test('falls back to English with English amounts', () => {
    expect(writeAll('fr-FR')).toEqual(english);
    expect(english[10]?.text).toContain('Total: €1,234.50');
    expect(english[0]?.html).toContain('<html lang="en" dir="ltr">');
  });

  test('falls back to left-to-right text too', () => {
    expect(speak('ar')).toMatchObject({ language: 'en', direction: 'ltr' });
    expect(speak('en-GB')).toMatchObject({ language: 'en-GB', direction: 'ltr' });
  });
});
