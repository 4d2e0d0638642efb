import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useOutsidePress } from './use-outside-press.js';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type MenuProps = {
  /** Name of the button if its content is none. */
  label?: string;
  /** Name of the list. */
  name: string;
  className?: string;
  /** Content of the button. */
  button: ReactNode;
  /** A menu runs actions; a listbox chooses one of its options. */
  kind?: 'menu' | 'listbox';
  /** Side of the button that the list is aligned with. */
  side?: 'start' | 'end';
  disabled?: boolean;
  /** Makes the button a tab stop; an inactive tile's is none. */
  isReachable?: boolean;
  /** Entries with the role `menuitem` or `option`. Pressing one closes the list. */
  children: ReactNode;
};

/** Shows a button that opens a list. The focus moves to the chosen or first entry, and back to the button. */
export function Menu({
  label,
  name,
  className = 'ibtn s',
  button,
  kind = 'menu',
  side = 'end',
  disabled,
  isReachable = true,
  children,
}: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const entries = () => [
    ...(box.current?.querySelectorAll<HTMLElement>(':is([role="menuitem"], [role="option"]):not(:disabled)') ?? []),
  ];
  useOutsidePress(box, isOpen, () => setOpen(false));

  useLayoutEffect(() => {
    if (isOpen) {
      const list = box.current?.lastElementChild;
      // Measured and moved directly: a second rendering would add more to the first load than it is worth.
      list?.classList.toggle('up', isBetterAbove(list.getBoundingClientRect()));
      list?.scrollIntoView?.({ block: 'nearest' });
      const all = entries();
      (all.find((entry) => entry.ariaSelected === 'true') ?? all[0])?.focus();
    }
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!isOpen) {
      return;
    }
    if (step) {
      event.preventDefault();
      const all = entries();
      all[step(all.indexOf(event.target as HTMLElement), all.length)]?.focus();
    } else if (event.key === 'Escape') {
      // Prevents the layers below from closing too.
      event.stopPropagation();
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') {
      setOpen(false);
    }
  };

  const list = { role: kind, 'aria-label': name, onClick: close };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the button and the list inside it
    <span className="host over" role="presentation" ref={box} onKeyDown={press}>
      <button
        className={className}
        type="button"
        disabled={disabled}
        tabIndex={isReachable ? undefined : -1}
        aria-haspopup={kind}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <div {...list} className={side === 'start' ? 'pop start' : 'pop'} id={id}>
          {children}
        </div>
      )}
    </span>
  );
}

/** Returns true if a list would only fit above its button. */
const isBetterAbove = ({ top, bottom, height }: DOMRect) => bottom > innerHeight - 8 && top - height > 160;

type MenuItemProps = { icon: ReactNode; tone?: 'danger'; disabled?: boolean; onPress: () => void; children: ReactNode };

export function MenuItem({ icon, tone, disabled, onPress, children }: MenuItemProps) {
  return (
    <button
      className={tone ? `opt ${tone}` : 'opt'}
      role="menuitem"
      type="button"
      disabled={disabled}
      tabIndex={-1}
      onClick={onPress}
    >
      {icon}
      {children}
    </button>
  );
}
