import { Button } from '@kithouse/ui/button.js';
import { Icon } from '@kithouse/ui/icon.js';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { t } from '../../lib/i18n.js';
import { isEmail, type PeopleDraft } from './use-people.js';

type ShareFieldProps = { people: PeopleDraft; input: Ref<HTMLInputElement>; isFirst?: boolean };

/** Adds e-mails one by one, by button or Enter. */
export function ShareField({ people: { typed, type, isWrong, add }, input, isFirst = false }: ShareFieldProps) {
  const id = useId();
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add();
    }
  };
  return (
    <div className="fld">
      <label htmlFor={id}>
        {t('Share with')} <span className="opt-note">{t('(by email)')}</span>
      </label>
      <div className="line">
        <input
          className="inp"
          ref={input}
          id={id}
          type="email"
          dir="ltr"
          inputMode="email"
          enterKeyHint="done"
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          placeholder={t('name@example.com')}
          data-first={isFirst || undefined}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
        />
        <Button disabled={!isEmail(typed)} onClick={add}>
          {t('Add')}
        </Button>
      </div>
      {isWrong && (
        <p className="tell bad" id={`${id}-error`}>
          <Icon name="circle-alert" />
          {t('Enter a valid email address.')}
        </p>
      )}
    </div>
  );
}
