import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button, buttonClass } from '@kithouse/ui/button.js';
import { Menu } from '@kithouse/ui/menu.js';
import { useLayoutEffect, useRef } from 'react';
import { t } from '../../lib/i18n.js';
import { conflictsOf } from './condition.js';
import { ConditionRow } from './condition-row.js';
import { maxConditions, type SavedConditions, useConditionDraft } from './use-condition-draft.js';

type ConditionsEditorProps = {
  template_id: number;
  saved: SavedConditions;
  /** Blocks closing while saving. */
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
};

export function ConditionsEditor({ template_id, saved, onSaving, onClose }: ConditionsEditorProps) {
  const draft = useConditionDraft(template_id, saved, onClose);
  const { conditions, failure, isSaving } = draft;
  const { box, addButton, focusNext } = useRowFocus(conditions.length);
  const saveButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    onSaving(isSaving);
    // A disabled button has lost the focus.
    if (failure) {
      saveButton.current?.focus();
    }
  }, [onSaving, isSaving, failure]);

  return (
    <>
      <div className="inside">
        {conditions.length === 0 ? (
          <p className="soft">{t('Without a condition, it doesn’t appear anywhere.')}</p>
        ) : (
          <ul className="listing conditions" ref={box} aria-label={t('Display conditions')}>
            {conditions.map((condition, index) => (
              <ConditionRow
                key={condition.id}
                number={index + 1}
                condition={condition}
                config={saved.config}
                labels={saved.labels}
                conflicts={saved.conflicts}
                onChange={draft.replace}
                onRemove={() => {
                  focusNext(index);
                  draft.remove(condition);
                }}
              />
            ))}
          </ul>
        )}
        {conditions.some((condition) => conflictsOf(condition, saved.conflicts).length > 0) && (
          <p className="soft">{t('If several parts share a location, the newest one appears.')}</p>
        )}
        <div className="line">
          <Button
            ref={addButton}
            data-first={conditions.length === 0 || undefined}
            disabled={conditions.length >= maxConditions}
            onClick={() => {
              focusNext(conditions.length);
              draft.add();
            }}
          >
            <AnyIcon name="plus" size="s" />
            {t('Add condition')}
          </Button>
          <Previews previews={saved.previews} />
        </div>
        {failure && (
          <p className="tell bad" role="alert">
            <AnyIcon name="circle-alert" />
            {failure.message}
          </p>
        )}
      </div>
      <div className="foot">
        <Button kind="quiet" disabled={isSaving} onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button kind="primary" ref={saveButton} disabled={isSaving} isBusy={isSaving} onClick={draft.save}>
          {isSaving ? t('Saving...') : t('Save & Close')}
        </Button>
      </div>
    </>
  );
}

/** Links pages of this site with the part as if it were live. */
function Previews({ previews }: Pick<SavedConditions, 'previews'>) {
  if (previews.length === 0) {
    return null;
  }
  const button = (
    <>
      <AnyIcon name="eye" size="s" />
      {t('Preview as')}
    </>
  );
  return (
    <Menu className={buttonClass({ kind: 'quiet' })} name={t('Preview as')} button={button} side="start">
      {previews.map(({ label, url }) => (
        <a key={url} className="opt" role="menuitem" tabIndex={-1} href={url} target="_blank" rel="noopener" dir="auto">
          {label}
        </a>
      ))}
    </Menu>
  );
}

/** Focuses the row of that index, or the add button, after a row was added or removed. */
function useRowFocus(count: number) {
  const box = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const wanted = useRef<number>(undefined);

  useLayoutEffect(() => {
    const index = wanted.current;
    wanted.current = undefined;
    if (index !== undefined) {
      const row = box.current?.children[Math.min(index, count - 1)];
      (row?.querySelector<HTMLElement>('select') ?? addButton.current)?.focus();
    }
  }, [count]);
  return {
    box,
    addButton,
    focusNext: (index: number) => {
      wanted.current = index;
    },
  };
}
