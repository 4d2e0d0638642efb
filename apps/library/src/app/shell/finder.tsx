import type { ListType, Platform } from '@kithouse/contract';
import { Icon } from '@kithouse/ui/icon.js';
import { useShortcut } from '@kithouse/ui/use-shortcut.js';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { listTexts } from '../../features/items/item-texts.js';
import { isSearchable } from '../../features/items/list-query.js';
import { useHost } from '../../hosts/host.js';
import type { Place } from '../../lib/address.js';
import { t } from '../../lib/i18n.js';

type FinderProps = { platform: Platform; type: ListType; place: Place };

/** Searches the list on Enter. Emptying it restores the list; on a detail it leads to the list. */
export function Finder({ platform, type, place }: FinderProps) {
  const { address } = useHost();
  const sought = place.query.q ?? '';
  const [text, setText] = useState(sought);
  const input = useRef<HTMLInputElement>(null);
  const path = `${platform}/${type}`;
  const isList = place.path === path;

  const [former, setFormer] = useState(sought);
  if (former !== sought) {
    setFormer(sought);
    setText(sought);
  }
  useShortcut(input, '/', (event) => {
    event.preventDefault();
    input.current?.focus();
  });

  const seek = (q: string | undefined) =>
    isList
      ? address.go(path, { query: { ...place.query, p: undefined, q }, replace: true })
      : q && address.go(path, { query: { q } });
  const change = (next: string) => {
    setText(next);
    if (next === '' && sought) {
      seek(undefined);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSearchable(text)) {
      seek(text.trim());
    }
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (text) {
        change('');
      } else {
        input.current?.blur();
      }
    }
  };

  const label = listTexts(type).search;
  return (
    <search className="finder">
      <form onSubmit={submit}>
        <Icon name="search" size="s" />
        <input
          className="inp"
          type="search"
          ref={input}
          aria-label={label}
          placeholder={label}
          value={text}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={leave}
        />
        {text ? (
          <button
            className="ibtn s"
            type="button"
            aria-label={t('Clear search')}
            title={t('Clear search')}
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          >
            <Icon name="x" size="s" />
          </button>
        ) : (
          <span className="kbd" aria-hidden="true">
            /
          </span>
        )}
      </form>
    </search>
  );
}
