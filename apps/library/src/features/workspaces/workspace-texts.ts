import { type Workspace, workspacesPerPage } from '@kithouse/contract';
import { t, tn } from '../../lib/i18n.js';

/** Returns the number of pictures before "+n": fewer on own workspaces, which have a share button. */
export const facesOf = ({ shared }: Pick<Workspace, 'shared'>) => (shared ? 5 : 4);

export const perPage = workspacesPerPage;

/** Formats a number of files; `text` is the localised number. */
export const filesText = (count: number, text: string) => tn('{text} file', '{text} files', count, { text });

/** Lists e-mails of pending invitations, for the owner only. */
export function pendingOf({ pending_invitations: json }: Pick<Workspace, 'pending_invitations'>): string[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.filter((email) => typeof email === 'string') : [];
  } catch {
    return [];
  }
}

/** Describes the people without pictures. */
export function aloneText(workspace: Workspace): string {
  const pending = pendingOf(workspace).length;
  return pending > 0 ? tn('{count} invited', '{count} invited', pending) : t('Only you');
}
