/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a native list cannot be written into; the input hears the keys */
import type { ConditionQuery } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { t } from '../../lib/i18n.js';
import { type Lookup, useLookup } from './use-lookup.js';

type Option = Lookup['options'][number];
type ConditionItemProps = {
  label: string;
  query: ConditionQuery;
  /** Initial choice; later changes are stored here. */
  chosen: Option | undefined;
  onChoose: (sub_id: string | undefined) => void;
};

/** Chooses a condition's object by typing part of its name. Empty means all. */
export function ConditionItem({ label, query, chosen: former, onChoose }: ConditionItemProps) {
  const id = useId();
  const [chosen, setChosen] = useState(former);
  /** Typed text; undefined while the choice is shown. */
  const [text, setText] = useState<string>();
  const [active, setActive] = useState(0);
  const lookup = useLookup(query, text ?? '');
  const isOpen = text !== undefined && text.trim() !== '';
  const option = isOpen ? lookup.options[active] : undefined;

  const choose = (next: Option | undefined) => {
    setChosen(next);
    onChoose(next?.value);
    setText(undefined);
  };
  const write = (next: string) => {
    setActive(0);
    if (next.trim() === '') {
      choose(undefined);
    }
    setText(next);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) {
      setText(undefined);
    }
  };
  const step = (by: number) => setActive((active + by + lookup.options.length) % Math.max(1, lookup.options.length));
  const deeds: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => option && choose(option),
    Escape: () => setText(undefined),
  };
  const press = (event: KeyboardEvent) => {
    const deed = isOpen && !event.nativeEvent.isComposing && deeds[event.key];
    if (deed) {
      // Keeps the dialog open, which handles the next Escape.
      event.preventDefault();
      event.stopPropagation();
      deed();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the focus leave the whole of it
    <div className="host" role="presentation" onBlur={leave}>
      <input
        className="inp"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={option && `${id}-${active}`}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        maxLength={100}
        placeholder={t('All')}
        title={chosen?.label}
        value={text ?? chosen?.label ?? ''}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={press}
      />
      {isOpen && <Found id={id} label={label} lookup={lookup} active={active} onChoose={choose} />}
    </div>
  );
}

type FoundProps = { id: string; label: string; lookup: Lookup; active: number; onChoose: (option: Option) => void };

function Found({ id, label, lookup: { options, isLoading, error, retry }, active, onChoose }: FoundProps) {
  const popup = useRef<HTMLDivElement>(null);
  const note = isLoading ? t('Loading') : error ? error.message : options.length === 0 ? t('Nothing found') : '';
  useEffect(() => {
    popup.current?.scrollIntoView({ block: 'nearest' });
  }, [note, options]);
  useEffect(() => {
    popup.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // The input keeps the focus while something here is pressed.
    <div className="pop start found" ref={popup} onPointerDown={(event) => event.preventDefault()} role="presentation">
      <div role="listbox" id={`${id}-list`} aria-label={label}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input hears the keys of its list
          <div
            className="opt"
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            dir="auto"
            onClick={() => onChoose(option)}
          >
            {option.label}
          </div>
        ))}
      </div>
      <output className={note ? 'dim' : 'sr'}>
        {isLoading && <span className="spin" />}
        {note}
      </output>
      {error && !isLoading && (
        <Button size="s" onClick={retry}>
          {t('Retry')}
        </Button>
      )}
    </div>
  );
}
