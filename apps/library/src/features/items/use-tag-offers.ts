import type { TagChoice } from '@kithouse/contract';
import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useMemo } from 'react';
import { findTags, foldTags } from './find-tags.js';
import type { TagField } from './use-tag-field.js';

/** Maximum number of suggestions; typing finds others. */
const maxOffered = 50;

export type Tags = {
  choices: readonly TagChoice[];
  /** State of the choices, which may load late or fail. */
  state: 'pending' | 'error' | 'success';
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
};

export type TagOffersOptions = {
  field: TagField;
  tags: Tags;
  /** Receives the key handler. */
  keys: Ref<(event: KeyboardEvent) => void>;
  /** Enter in an empty field. */
  onSubmit: () => void;
  onAdd: () => void;
  onRemove: (tag: number) => void;
  /** Id of a suggestion's element. */
  idOf: (choice: TagChoice) => string;
};

/** Returns suggestions for the text and their key handler. */
export function useTagOffers({ field, tags, keys, onSubmit, onAdd, onRemove, idOf }: TagOffersOptions) {
  const { choices, chosen, onChange } = tags;
  const { text, isOpen, active, setText, setActive, setActiveId } = field;
  const folded = useMemo(() => foldTags(choices), [choices]);
  const found = isOpen ? findTags(folded, text, chosen) : [];
  const offered = found.slice(0, maxOffered);
  const choice = active === undefined ? undefined : offered[active];
  const activeId = choice && idOf(choice);
  useLayoutEffect(() => setActiveId(activeId), [setActiveId, activeId]);

  const add = ({ value }: TagChoice) => {
    onChange([...chosen, value]);
    setText('');
    setActive(undefined);
    onAdd();
  };
  const move = (step: number) => {
    field.open();
    const from = active ?? (step > 0 ? -1 : offered.length);
    setActive(offered.length > 0 ? (from + step + offered.length) % offered.length : isOpen ? undefined : 0);
  };
  const enter = () => {
    if (choice) {
      add(choice);
    } else if (text.trim() === '') {
      field.close();
      onSubmit();
    }
  };
  const leave = () => {
    field.close();
    setText(isOpen ? text : '');
  };
  const last = chosen.at(-1);
  /** Maps handled keys; others keep their default. */
  const deeds: Record<string, (() => void) | false> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: enter,
    Escape: (isOpen || text !== '') && leave,
    Backspace: text === '' && last !== undefined && (() => onRemove(last)),
  };
  useImperativeHandle(keys, () => (event: KeyboardEvent) => {
    const deed = deeds[event.key];
    // Ignores the Enter that ends an input composition.
    if (deed && !event.nativeEvent.isComposing) {
      event.preventDefault();
      event.stopPropagation();
      deed();
    }
  });
  return { offered, rest: found.length - offered.length, add };
}
