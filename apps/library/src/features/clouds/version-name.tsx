import type { CloudVersion } from '@kithouse/contract';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../lib/i18n.js';

type VersionNameProps = { version: CloudVersion; onSave: (name: string) => void; onLeave: () => void };

/** A name for one version, written in its row. Enter keeps it, Esc does not. */
export function VersionName({ version, onSave, onLeave }: VersionNameProps) {
  const [name, setName] = useState(version.name);
  const input = useRef<HTMLInputElement>(null);
  // It stands in the place of the button that was pressed.
  useEffect(() => input.current?.focus(), []);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave();
    }
  };
  return (
    <form
      className="line"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(name.trim());
      }}
    >
      <input
        className="inp"
        ref={input}
        aria-label={t('Name of version {number}', { number: version.number })}
        placeholder={t('Version {number}', { number: version.number })}
        value={name}
        maxLength={100}
        dir="auto"
        autoComplete="off"
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={press}
      />
      <button className="btn primary" type="submit">
        {t('Save')}
      </button>
    </form>
  );
}
