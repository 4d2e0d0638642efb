/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a native list cannot be written into; the input hears the keys */
import type { TagChoice } from '@kithouse/contract';
import { useEffect, useRef } from 'react';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { type TagOffersOptions, type Tags, useTagOffers } from './use-tag-offers.js';

type TagOffersProps = Omit<TagOffersOptions, 'idOf'> & { id: string; label: string };

/** Shows suggestions below the open tag field. */
export function TagOffers({ id, label, ...options }: TagOffersProps) {
  const { field, tags } = options;
  const format = useFormat();
  const idOf = ({ value }: TagChoice) => `${id}-${value}`;
  const { offered, rest, add } = useTagOffers({ ...options, idOf });
  if (!field.isOpen) {
    return null;
  }
  const note = noteOf(tags.state, offered.length, rest, field.text.trim(), format.count);
  return <Offered id={id} label={label} offered={offered} active={field.active} idOf={idOf} onChoose={add} note={note} />;
}

/** Returns a note about the suggestions, if any. */
function noteOf(state: Tags['state'], offered: number, rest: number, text: string, format: (count: number) => string): string {
  if (offered > 0) {
    return rest > 0 ? t('{count} more. Keep typing to find them.', { count: format(rest) }) : '';
  }
  if (state === 'success') {
    return text ? t('No tag matches “{text}”.', { text }) : t('There are no more tags.');
  }
  return state === 'pending' ? t('Loading tags') : t('The tags couldn’t be loaded.');
}

type OfferedProps = {
  id: string;
  label: string;
  offered: TagChoice[];
  active: number | undefined;
  idOf: (choice: TagChoice) => string;
  onChoose: (choice: TagChoice) => void;
  note: string;
};

function Offered({ id, label, offered, active, idOf, onChoose, note }: OfferedProps) {
  const format = useFormat();
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    popup.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (active !== undefined) {
      popup.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    }
  }, [active]);
  return (
    // The input keeps the focus while something here is pressed.
    <div className="pop start tags-offered" ref={popup} onPointerDown={(event) => event.preventDefault()} role="presentation">
      <div role="listbox" id={`${id}-list`} aria-label={label}>
        {offered.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input hears the keys of its list
          <div
            className="opt"
            key={choice.value}
            id={idOf(choice)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => onChoose(choice)}
          >
            <span className="clip">{choice.label}</span>
            <span className="n">{format.count(choice.items_count)}</span>
          </div>
        ))}
      </div>
      <output className={note ? 'dim' : 'sr'}>{note}</output>
    </div>
  );
}
