import { useState } from 'react';

export type TagField = ReturnType<typeof useTagField>;

/** Manages the tag field's text and open state. */
export function useTagField() {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** Index that Enter would choose, and its element's id. */
  const [active, setActive] = useState<number>();
  const [activeId, setActiveId] = useState<string>();

  return {
    text,
    isOpen,
    active,
    activeId,
    setText,
    setActive,
    setActiveId,
    open: () => setOpen(true),
    close() {
      setOpen(false);
      setActive(undefined);
    },
    write(next: string) {
      setText(next);
      setOpen(true);
      // Typing preselects the best match; only opening does not.
      setActive(next.trim() ? 0 : undefined);
    },
  };
}
