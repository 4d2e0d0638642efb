import { AppError, emailRule } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import { readEmail } from '../account/email.service.js';
import type { Guest } from '../invitations/inviting.service.js';
import { listPending } from '../invitations/inviting.service.js';
import { listMembers } from '../memberships/members.service.js';

/** Limits the members and invitations of one workspace. */
const maxPeople = 200;

export type Roles = Map<string, Guest['role']>;

/** Normalises and deduplicates addresses. Throws `invalid_input` for an invalid one. */
export function readEmails(field: string, given: string[]): string[] {
  const emails = given.map(readEmail);
  const problem = emails.map(emailRule).find((found) => found !== undefined);
  if (problem) {
    throw new AppError('invalid_input', problem, { [field]: problem });
  }
  return [...new Set(emails)];
}

/** Reads roles by address and ignores unknown keys. */
export const readRoles = (given: Record<string, Guest['role']>): Roles =>
  new Map(Object.entries(given).map(([email, role]) => [readEmail(email), role]));

/** Returns the addresses that are neither the owner's nor a member's nor already invited. */
export async function listGuests(
  db: Db,
  { workspaceId, owner, emails, roles }: { workspaceId?: number; owner: string; emails: string[]; roles: Roles },
): Promise<Guest[]> {
  const [members, pending] =
    workspaceId === undefined ? [[], []] : await Promise.all([listMembers(db, [workspaceId]), listPending(db, [workspaceId])]);
  const known = new Set([owner, ...[...members, ...pending].map(({ email }) => email)]);
  const guests = emails.filter((email) => !known.has(email)).map((email) => ({ email, role: roles.get(email) ?? 'editor' }));
  if (guests.length > 0 && known.size - 1 + guests.length > maxPeople) {
    throw new AppError('invalid_input', `A workspace has room for ${maxPeople} people.`);
  }
  return guests;
}
