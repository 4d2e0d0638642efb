import { brand } from '@kithouse/contract';
import { writeLetter } from '../../../ports/mail-letter.js';

export type Inviter = { name: string; email: string };

/** Whoever invites somebody must not write to them through a name or a title: neither addresses nor telephone numbers fit in. */
const isPlain = (words: string) =>
  /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} &+,'’()–-]{0,59}$/u.test(words) && !/\p{N}(?:\P{N}*\p{N}){6}/u.test(words);

/** Tokens stand behind the `#`, which browsers send to no server. */
export const writeInvitationMail = (publicUrl: string, to: string, inviter: Inviter, title: string, token: string) => {
  const facts: [string, string][] = [
    ...(isPlain(title) ? [['Workspace', title] as [string, string]] : []),
    ...(isPlain(inviter.name) ? [['Invited by', inviter.name] as [string, string]] : []),
    ['E-mail', inviter.email],
  ];
  return writeLetter(to, {
    subject: `You are invited to a workspace on ${brand.name}`,
    first_name: '',
    before: ['Somebody shares templates with you and the people they work with. To join them, please accept the invitation.'],
    facts,
    link: { label: 'See the invitation', url: `${publicUrl}/invitation#token=${token}` },
    after: [
      'The link works for 30 days. If you have no account yet, you can open one there.',
      'If you do not know who this is from, you can leave this mail unanswered.',
    ],
  });
};
