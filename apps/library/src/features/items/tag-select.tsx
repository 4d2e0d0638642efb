import { BareButton } from '@kithouse/ui/bare-button.js';
import { Icon } from '@kithouse/ui/icon.js';
import { type FocusEvent, type KeyboardEvent, type ReactNode, Suspense, useId, useRef } from 'react';
import { ErrorBoundary } from '../../lib/error-boundary.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { useTagField } from './use-tag-field.js';
import type { Tags } from './use-tag-offers.js';

const TagOffers = lazyComponent(() => import('./tag-offers.js').then((file) => file.TagOffers));

type TagSelectProps = {
  label: string;
  placeholder: string;
  tags: Tags;
  /** Whether suggestions may be needed soon. */
  isNear: boolean;
  onApproach: () => void;
  onSubmit: () => void;
};

/** Selects any number of tags by typing, also before the suggestions load. */
export function TagSelect({ label, placeholder, tags, isNear, onApproach, onSubmit }: TagSelectProps) {
  const { choices, chosen, onChange } = tags;
  const id = useId();
  const field = useTagField();
  const input = useRef<HTMLInputElement>(null);
  // Key handler of the loaded suggestions.
  const keys = useRef<(event: KeyboardEvent) => void>(null);
  const focus = () => input.current?.focus();
  const nameOf = (tag: number) => choices.find(({ value }) => value === tag)?.label ?? t('Unknown tag');
  const remove = (tag: number) => {
    onChange(chosen.filter((one) => one !== tag));
    focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) {
      field.close();
    }
  };
  const note = (text: string) => field.isOpen && <Note>{text}</Note>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the focus leave the whole of it
    <div className="facet fld tags-choice" role="presentation" onBlur={leave} onFocus={onApproach} onPointerEnter={onApproach}>
      <label htmlFor={id}>{label}</label>
      <div className="tagbox">
        {chosen.map((tag) => (
          <span className="chip set" key={tag}>
            {nameOf(tag)}
            <BareButton aria-label={t('Remove {name}', { name: nameOf(tag) })} onClick={() => remove(tag)}>
              <Icon name="x" size="s" />
            </BareButton>
          </span>
        ))}
        <input
          className="inp"
          id={id}
          ref={input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={field.isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={field.activeId}
          placeholder={placeholder}
          value={field.text}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => field.write(event.currentTarget.value)}
          onClick={field.open}
          onKeyDown={(event) => keys.current?.(event)}
        />
      </div>
      {isNear && (
        <ErrorBoundary fallback={() => note(t('The tags couldn’t be loaded.'))}>
          <Suspense fallback={note(t('Loading tags'))}>
            <TagOffers {...{ id, label, field, tags, keys, onSubmit }} onAdd={focus} onRemove={remove} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <div className="pop start tags-offered">
    <output className="dim">{children}</output>
  </div>
);
