import type { SiteProfile } from '@kithouse/contract';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../lib/i18n.js';
import { ProfileFace } from './profile-face.js';
import { ProfileMenuItems } from './profile-menu-items.js';
import { useOutsideClick } from './use-outside-click.js';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Shows the account's menu in the header. */
export function ProfileMenu({ profile }: { profile: SiteProfile }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const entries = () => [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useOutsideClick(box, isOpen, () => setOpen(false));

  useLayoutEffect(() => {
    if (isOpen) {
      box.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    }
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (!isOpen) {
      return;
    }
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      const all = entries();
      all[step(all.indexOf(event.target as HTMLElement), all.length)]?.focus();
    }
    if (event.key === 'Escape') {
      // Prevents the layers below, such as an editor's shell, from closing too.
      event.stopPropagation();
      event.preventDefault();
      close();
    }
    if (event.key === 'Tab') {
      setOpen(false);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the button and the menu inside it
    <div className="who" role="presentation" ref={box} onKeyDown={press}>
      <BareButton
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('{name}, account', { name: profile.name })}
        onClick={() => setOpen(!isOpen)}
      >
        <ProfileFace profile={profile} size="m" />
      </BareButton>
      {isOpen && (
        <div className="pop" role="menu" id={id} aria-label={t('Account')}>
          <ProfileMenuItems profile={profile} onChosen={close} />
        </div>
      )}
    </div>
  );
}
