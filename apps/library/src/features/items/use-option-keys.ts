import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type OptionKeys<Option> = {
  input: RefObject<HTMLInputElement | null>;
  listId: string;
  /** The text of the input. A changed text deactivates the option. */
  text: string;
  options: Option[];
  onChoose: (option: Option) => void;
  onClose: () => void;
};

/** Moves through options with the arrows of an input, opens one with Enter and closes with Esc. Returns the active one's id. */
export function useOptionKeys<Option extends { id: string }>(keys: OptionKeys<Option>): string | undefined {
  const { input, listId, text, options, onChoose, onClose } = keys;
  const [place, setPlace] = useState({ text, at: -1 });
  const at = place.text === text ? place.at : -1;
  const active = options[at];

  const heed = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.isComposing || (!step && event.key !== 'Escape' && !(event.key === 'Enter' && active))) {
      return;
    }
    // Hides a key that was used here from the list and the host.
    event.preventDefault();
    event.stopPropagation();
    if (step) {
      const count = options.length + 1;
      setPlace({ text, at: ((at + 1 + step + count) % count) - 1 });
      return;
    }
    onClose();
    if (active && event.key === 'Enter') {
      onChoose(active);
    }
  });

  useEffect(() => {
    const field = input.current;
    const listen = (event: KeyboardEvent) => heed(event);
    field?.addEventListener('keydown', listen);
    return () => field?.removeEventListener('keydown', listen);
  }, [input]);

  const activeId = active?.id;
  useEffect(() => describe(input.current, listId, activeId), [input, listId, activeId]);
  return activeId;
}

/** Tells screen readers that the field has options. Returns a function that reverts this. */
function describe(field: HTMLInputElement | null, listId: string, activeId: string | undefined) {
  const attributes = {
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    ...(activeId && { 'aria-activedescendant': activeId }),
  };
  for (const [name, value] of Object.entries(attributes)) {
    field?.setAttribute(name, value);
  }
  return () => {
    for (const name of Object.keys(attributes)) {
      field?.removeAttribute(name);
    }
  };
}
