import { useState } from 'react';

export type TagField = ReturnType<typeof useTagField>;

/** What stands in the field for tags, and whether something is offered for it. */
export function useTagField() {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** The place among what is offered that Enter would choose, and the id of the element there. */
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
      // Who writes means the best that is found; who only looks means nothing yet.
      setActive(next.trim() ? 0 : undefined);
    },
  };
}
