/** A mail to one person. `text` and `html` say the same. */
export type Message = { to: string; subject: string; text: string; html: string };

/** Takes mails and delivers them behind the answer, so that no request waits for a mail server or fails with it. */
export type Mail = {
  send: (message: Message) => void;
  /** Resolves when everything taken so far is delivered or given up. */
  settle: () => Promise<void>;
};
