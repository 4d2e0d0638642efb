import { emailRule, normaliseEmail } from '@kithouse/contract';
import { useState } from 'react';
import { useProfile } from '../profile/use-profile.js';

export type PeopleDraft = {
  /** New e-mails. */
  added: readonly string[];
  /** E-mails of people to remove. */
  removed: ReadonlySet<string>;
  /** Text of the field. */
  typed: string;
  type: (text: string) => void;
  /** Whether the field was left with an invalid e-mail that it still contains. */
  isWrong: boolean;
  /** Adds a valid e-mail unless it is known or the person's own. */
  add: () => void;
  /** Returns everybody to invite including a typed e-mail; undefined, with an error, if that is invalid. */
  settle: () => string[] | undefined;
  drop: (email: string) => void;
  /** Marks a person as removed, or undoes that. */
  toggle: (email: string) => void;
};

export const isEmail = (text: string) => text.trim() !== '' && emailRule(normaliseEmail(text)) === undefined;

/** Holds changes of a workspace's people. */
export function usePeople(known: readonly string[]): PeopleDraft {
  const self = useProfile()?.email ?? '';
  const [added, setAdded] = useState<readonly string[]>([]);
  const [typed, type] = useState('');
  const [isMissed, setMissed] = useState(false);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());

  const toggle = (email: string) => {
    const left = new Set(removed);
    if (!left.delete(email)) {
      left.add(email);
    }
    setRemoved(left);
  };
  const email = normaliseEmail(typed);
  const former = known.find((other) => normaliseEmail(other) === email);
  const isNew = isEmail(typed) && former === undefined && !added.includes(email) && email !== normaliseEmail(self);
  const isWrong = isMissed && typed.trim() !== '' && !isEmail(typed);
  const add = () => {
    if (!isEmail(typed)) {
      setMissed(true);
      return;
    }
    if (former !== undefined && removed.has(former)) {
      toggle(former);
    } else if (isNew) {
      setAdded([...added, email]);
    }
    type('');
    setMissed(false);
  };
  const settle = () => {
    if (typed.trim() !== '' && !isEmail(typed)) {
      setMissed(true);
      return undefined;
    }
    return isNew ? [...added, email] : [...added];
  };
  const drop = (left: string) => setAdded(added.filter((other) => other !== left));
  return { added, removed, typed, type, isWrong, add, settle, drop, toggle };
}
