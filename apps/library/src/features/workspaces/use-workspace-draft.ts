import type { Input, saveWorkspace, Workspace } from '@kithouse/contract';
import { useState } from 'react';
import type { GivenRole } from './people-rows.js';
import { isEmail, type PeopleDraft, usePeople } from './use-people.js';
import { pendingOf } from './workspace-texts.js';

export type WorkspaceDraft = {
  title: string;
  setTitle: (title: string) => void;
  people: PeopleDraft;
  pending: readonly string[];
  /** Role by e-mail; new people are editors by default. */
  roleOf: (email: string) => GivenRole;
  setRole: (email: string, role: GivenRole) => void;
  /** Undefined without changes. */
  changes: Input<typeof saveWorkspace> | undefined;
};

/** Holds an owner's changes of a workspace. Sends only differences, so that two windows do not revert each other. */
export function useWorkspaceDraft({ slug, sharedWith, ...workspace }: Workspace): WorkspaceDraft {
  // Title when the form opened: a change elsewhere is none of this person's.
  const [former] = useState(workspace.title);
  const pending = pendingOf(workspace);
  const people = usePeople([...sharedWith.map(({ email }) => email), ...pending]);
  const [title, setTitle] = useState(former);
  const [roles, setRoles] = useState<Readonly<Record<string, GivenRole>>>({});
  const formerRole = (email: string) =>
    sharedWith.find((member) => member.email === email)?.role === 'viewer' ? 'viewer' : 'editor';

  const changedRoles = Object.entries(roles).filter(([email, role]) => role !== formerRole(email) && !people.removed.has(email));
  const isRenamed = title.trim() !== former;
  const isChanged =
    isRenamed || people.added.length > 0 || isEmail(people.typed) || people.removed.size > 0 || changedRoles.length > 0;
  const changes = {
    slug,
    ...(isRenamed && { title: title.trim() }),
    share_with: [...people.added],
    remove: [...people.removed],
    roles: Object.fromEntries(changedRoles),
  };
  return {
    title,
    setTitle,
    people,
    pending,
    roleOf: (email) => roles[email] ?? formerRole(email),
    setRole: (email, role) => setRoles({ ...roles, [email]: role }),
    changes: title.trim() !== '' && isChanged ? changes : undefined,
  };
}
