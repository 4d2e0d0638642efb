import { useShortcut } from '@kithouse/ui/use-shortcut.js';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { isSearchable } from './list-address.js';

/**
 * Manages a field that searches on Enter. Follows `sought` of the address; clearing seeks undefined. `/` focuses it, Esc clears
 * and then leaves it.
 */
export function useSearchField(sought: string, label: string, seek: (q: string | undefined) => void) {
  const [text, setText] = useState(sought);
  const input = useRef<HTMLInputElement>(null);

  const [former, setFormer] = useState(sought);
  if (former !== sought) {
    setFormer(sought);
    setText(sought);
  }
  useShortcut(input, '/', (event) => {
    event.preventDefault();
    input.current?.focus();
  });

  const change = (next: string) => {
    setText(next);
    if (next === '' && sought) {
      seek(undefined);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSearchable(text)) {
      seek(text.trim());
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (text) {
        change('');
      } else {
        input.current?.blur();
      }
    }
  };
  const clear = () => {
    change('');
    input.current?.focus();
  };
  const field = {
    className: 'inp',
    type: 'search',
    ref: input,
    'aria-label': label,
    placeholder: label,
    value: text,
    maxLength: 100,
    enterKeyHint: 'search',
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(event.currentTarget.value),
    onKeyDown,
  } as const;
  return { text, field, onSubmit, clear };
}
