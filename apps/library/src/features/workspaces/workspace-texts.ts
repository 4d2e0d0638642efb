import { type Workspace, workspacesPerPage } from '@kithouse/contract';
import { t, tn } from '../../lib/i18n.js';

/** Faces shown before "+n": fewer on own workspaces, whose cards also have a button to share. */
export const facesOf = ({ shared }: Pick<Workspace, 'shared'>) => (shared ? 5 : 4);

export const perPage = workspacesPerPage;

/** `text` is the number as the site's language writes it. */
export const filesText = (count: number, text: string) => tn('{text} file', '{text} files', count, { text });

/** E-mails of those who were invited and have not answered yet; none for who is not the owner. */
export function pendingOf({ pending_invitations: json }: Pick<Workspace, 'pending_invitations'>): string[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.filter((email) => typeof email === 'string') : [];
  } catch {
    return [];
  }
}

/** Who has it, where there are no faces to show. */
export function aloneText(workspace: Workspace): string {
  const pending = pendingOf(workspace).length;
  return pending > 0 ? tn('{count} invited', '{count} invited', pending) : t('Only you');
}
