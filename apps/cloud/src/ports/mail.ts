/** Describes a mail to one person. `text` and `html` have the same content. */
export type Message = { to: string; subject: string; text: string; html: string };

export type Delivering = {
  /** Stays the same when a mail is delivered again, so that mail servers can recognize it. */
  id: string;
  /** Ends the delivery. */
  signal: AbortSignal;
};

/** Delivers one mail or throws. */
export type Deliver = (message: Message, delivering: Delivering) => Promise<void>;

/** Reports whether the mail server will never accept this mail. Wrong credentials, for example, concern the server's settings. */
export function isRefused(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
}
