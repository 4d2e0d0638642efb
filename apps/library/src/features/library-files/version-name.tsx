import type { CloudVersion } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../lib/i18n.js';

type VersionNameProps = { version: CloudVersion; onSave: (name: string) => void; onLeave: () => void };

/** Edits a version's name in its row. Enter saves, Esc cancels. */
export function VersionName({ version, onSave, onLeave }: VersionNameProps) {
  const [name, setName] = useState(version.name);
  const input = useRef<HTMLInputElement>(null);
  // It replaces the pressed button.
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
      <Button kind="primary" type="submit">
        {t('Save')}
      </Button>
    </form>
  );
}
