import { createTransport } from 'nodemailer';
import type { Deliver } from './mail.js';

const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const closed = { disableFileAccess: true, disableUrlAccess: true };

/** Connects and signs in to a mail server without sending anything. Throws its reason if that fails. */
export async function assertMailServer(url: string): Promise<void> {
  const transport = createTransport({ url, ...limits, ...closed });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Creates a delivery through a mail server such as `smtps://user:password@mail.example:465`. */
export function createSmtpDelivery(url: string, from: string): Deliver {
  const transport = createTransport({ url, ...limits, ...closed });
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return async ({ to, subject, text, html }, { id, signal }) => {
    const headers = { 'Auto-Submitted': 'auto-generated' };
    const content = { subject, text, html, headers, messageId: `<${id}@${domain}>` };
    await transport.sendMail({ from, to: { name: '', address: to }, ...content, signal });
  };
}
