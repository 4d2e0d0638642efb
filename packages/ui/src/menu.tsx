import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useOutsidePress } from './use-outside-press.js';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type MenuProps = {
  /** Of the button, when what it shows is no name. */
  label?: string;
  /** Of the list. */
  name: string;
  className?: string;
  /** What the button shows. */
  button: ReactNode;
  /** A menu does something; a listbox chooses one of its options. */
  kind?: 'menu' | 'listbox';
  /** The side of the button that the list is flush with. */
  side?: 'start' | 'end';
  disabled?: boolean;
  /** Whether Tab stops at the button; a tile that is not in use lets it pass. */
  isReachable?: boolean;
  /** Entries with the role `menuitem` or `option`. Pressing one closes the list. */
  children: ReactNode;
};

/** A button that opens a list under it. The focus goes to the chosen or first entry, and back to the button. */
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
      // Measured and moved at once: a second rendering would cost the first load more than it gives.
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
      // The layers below keep what the person has there.
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

/** Whether a list under its button would end outside of the window, and would not above it. */
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
