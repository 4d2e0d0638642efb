import { expect, test } from 'vitest';
import { writeInvitationMail } from './mails.js';

const write = (title = 'Bakery', name = 'Ada Lovelace') =>
  writeInvitationMail(
    'https://cloud.example',
    { email: 'grace@example.com', language: 'en' },
    { name, email: 'ada@example.com' },
    title,
    'the-token',
  );

test('[R-PERM-10] names the workspace and the inviting person in text and HTML', () => {
  const { to, text, html } = write();

  const readable = html.replace(/<a href="([^"]*)"[^>]*>[^<]*<\/a>/g, '$1').replace(/<head>.*<\/head>|<[^>]+>/gs, '');
  const words = (given: string) => given.replaceAll('&#39;', "'").split(/\s+/).filter(Boolean).join(' ');
  expect(words(readable)).toBe(words(text));
  expect(text).toMatch(/Workspace: Bakery\nInvited by: Ada Lovelace\nEmail: ada@example\.com/);
  expect(to).toBe('grace@example.com');
});

test('names the sender and the workspace in the subject', () => {
  expect(write().subject).toBe('Ada Lovelace invites you to the workspace “Bakery” on Kithouse');
  expect(write('evil.example').subject).toBe('You are invited to a workspace on Kithouse');
});

test('puts the token after the # of the link', () => {
  expect(write().text).toContain('https://cloud.example/invitation#token=the-token\n');
});

test.each(['Zoë’s Bäckerei (2026)', 'مخبز عائشة', '美玲パン屋', "O'Brien & Sons, Co-op"])('names %s', (title) => {
  expect(write(title, title).text).toContain(`Workspace: ${title}\nInvited by: ${title}\n`);
});

test.each([
  'Win at https://evil.example',
  'evil.example',
  'write to evil@example.com',
  '<b>Bakery</b>',
  'Bakery\r\nBcc: x@example.com',
  '"><img src=x>',
  'Your account is closed! Sign in: now',
  'Call 0800 123 456 for your refund',
  'x'.repeat(61),
  '\u202Eyrekab',
])('keeps %j out of the mail, so that a stranger cannot write through it', (words) => {
  const { text, html, subject } = write(words, words);

  expect(`${text}${html}${subject}`).not.toContain(words);
  expect(text).toContain('Email: ada@example.com');
});

test('uses no capitals or exclamation marks', () => {
  const { text, subject } = write();

  expect(text + subject).not.toContain('!');
});
