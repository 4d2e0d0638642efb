import { brand } from '@kithouse/contract';
import { type Reader, writeLetter } from '../../../ports/mail-letter.js';

export type Inviter = { name: string; email: string };

/** Rejects names that contain an address or phone number, so that an invitation cannot carry a message. */
const isPlain = (words: string) =>
  /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} &+,'’()–-]{0,59}$/u.test(words) && !/\p{N}(?:\P{N}*\p{N}){6}/u.test(words);

/** Writes an invitation mail with the token after the `#`, which browsers send to no server. */
export const writeInvitationMail = (
  publicUrl: string,
  to: Omit<Reader, 'first_name'>,
  inviter: Inviter,
  title: string,
  token: string,
) =>
  writeLetter({ ...to, first_name: '' }, ({ t }) => ({
    subject:
      isPlain(title) && isPlain(inviter.name)
        ? t('{name} invites you to the workspace “{title}” on {brand}', { name: inviter.name, title, brand: brand.name })
        : t('You are invited to a workspace on {brand}', { brand: brand.name }),
    before: [t('Somebody wants to share templates with you. Accept the invitation to join the workspace.')],
    facts: [
      ...(isPlain(title) ? [[t('Workspace'), title] as const] : []),
      ...(isPlain(inviter.name) ? [[t('Invited by'), inviter.name] as const] : []),
      [t('Email'), inviter.email],
    ],
    link: { label: t('View the invitation'), url: `${publicUrl}/invitation#token=${token}` },
    after: [
      t('The link works for 30 days. If you don’t have an account yet, create one there.'),
      t('If you don’t know the sender, ignore this email.'),
    ],
  }));
