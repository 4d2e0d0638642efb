import { expect, test } from 'vitest';
import * as mails from './mails.js';

const url = 'https://cloud.example';
const person = (first_name: string) => ({ email: 'ada@example.com', first_name, language: 'en' });
const all = (first_name: string) => [
  mails.writeVerifyMail(url, person(first_name), 'the-token'),
  mails.writeResetMail(url, person(first_name), 'the-token'),
  mails.writeNewAddressMail(url, person(first_name), 'the-token'),
  mails.writeKnownAddressMail(url, person(first_name)),
  mails.writeTakenAddressMail(url, person(first_name)),
  mails.writeAddressChangedMail(url, person(first_name)),
  mails.writePasswordChangedMail(url, person(first_name)),
  mails.writeNewKeyMail(url, person(first_name)),
  mails.writeDeletedMail(person(first_name)),
];

test('covers every template in the tests below', () => {
  expect(all('Ada')).toHaveLength(Object.keys(mails).length);
  expect(new Set(all('Ada').map(({ subject }) => subject)).size).toBe(Object.keys(mails).length);
});

test('says the same in text and HTML, including the link', () => {
  for (const { text, html } of all('Ada')) {
    const readable = html.replace(/<a href="([^"]*)"[^>]*>[^<]*<\/a>/g, '$1').replace(/<head>.*<\/head>|<[^>]+>/gs, '');
    const words = (given: string) => given.replaceAll('&#39;', "'").split(/\s+/).filter(Boolean).join(' ');
    expect(words(readable)).toBe(words(text));
  }
});

test('puts tokens after the # of a link', () => {
  const [verify, reset, fresh, ...others] = all('Ada');

  expect(verify?.text).toContain('https://cloud.example/verify#token=the-token\n');
  expect(reset?.text).toContain('https://cloud.example/reset-password#token=the-token\n');
  expect(fresh?.text).toContain('https://cloud.example/confirm-email#token=the-token\n');
  expect(others.map(({ text }) => text).join('')).not.toContain('token');
});

test.each(['Ada', 'Zoë', 'عائشة', '美玲', "O'Brien-Ní", 'Ana María'])('greets %s by name', (name) => {
  for (const { text } of all(name)) {
    expect(text).toMatch(`Hello ${name},`);
  }
});

test.each([
  '<b>Ada</b>',
  'Win at https://evil.example',
  'evil.example',
  'Ada\r\nBcc: x@example.com',
  '"><img src=x>',
  'x'.repeat(64),
  '{{name}}',
  '\u202Eada',
])('omits %j from the greeting, so that a stranger cannot write through it', (name) => {
  for (const { text, html, subject } of all(name)) {
    expect(text).toMatch(/^Hello,\n/);
    expect(`${text}${html}${subject}`).not.toContain(name);
  }
});

test('uses no capitals or exclamation marks in mails', () => {
  for (const { text, subject } of all('Ada')) {
    expect(text + subject).not.toContain('!');
  }
});
