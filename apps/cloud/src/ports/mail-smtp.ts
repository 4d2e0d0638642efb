import { createTransport } from 'nodemailer';
import type { Deliver } from './mail.js';

/** Creates a delivery through a mail server such as `smtps://user:password@mail.example:465`. */
export function createSmtpDelivery(url: string, from: string): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return async ({ to, subject, text, html }, { id, signal }) => {
    const headers = { 'Auto-Submitted': 'auto-generated' };
    const content = { subject, text, html, headers, messageId: `<${id}@${domain}>` };
    await transport.sendMail({ from, to: { name: '', address: to }, ...content, signal });
  };
}
