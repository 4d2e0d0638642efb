import { emailRule, normaliseEmail } from '@kithouse/contract';
import { useState } from 'react';
import { useProfile } from '../profile/use-profile.js';

export type PeopleDraft = {
  /** E-mails that are not among the known ones. */
  added: readonly string[];
  /** E-mails of known people who are to go. */
  removed: ReadonlySet<string>;
  /** What stands in the field. */
  typed: string;
  type: (text: string) => void;
  /** Whether the field was left with something that is no e-mail, and still holds it. */
  isWrong: boolean;
  /** Takes what was typed, unless it is no e-mail. One that is there already, or the person's own, is nobody new. */
  add: () => void;
  /** Everybody to invite, with who was typed and not added; undefined, and told, when that is no e-mail. */
  settle: () => string[] | undefined;
  drop: (email: string) => void;
  /** Removes somebody known, or takes that back. */
  toggle: (email: string) => void;
};

export const isEmail = (text: string) => text.trim() !== '' && emailRule(normaliseEmail(text)) === undefined;

/** Who a workspace is to be shared with, against those it is shared with now. */
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
