import { type AppError, openConnection } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { Field } from '@kithouse/ui/field.js';
import { Note } from '@kithouse/ui/note.js';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useAction } from '../../lib/action.js';
import { useHost } from '../../lib/host.js';
import { t, translateMessage } from '../../lib/i18n.js';
import { SentData } from './sent-data.js';

type ConnectFormProps = {
  /** Address that the field starts with. */
  start: string;
  head: ReactNode;
  foot?: ReactNode;
  onConnected: () => void;
  onCancel?: () => void;
};

/** Asks for the library's address and for consent. The site tests the address before it stores anything. */
export function ConnectForm({ start, head, foot, onConnected, onCancel }: ConnectFormProps) {
  const { is_fixed, address: fixed } = useHost().boot.connection;
  const [address, setAddress] = useState(start);
  const [refusal, setRefusal] = useState<AppError>();
  const action = useAction(openConnection, { onSuccess: onConnected, onError: setRefusal });
  const message = translateMessage(refusal?.message);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() !== '' && !action.isPending) {
      setRefusal(undefined);
      action.mutate({ address: address.trim() });
    }
  };
  return (
    <form
      className="panel stack"
      style={{ '--gap': '24px', padding: 28, maxInlineSize: 720 }}
      noValidate
      onSubmit={submit}
      aria-label={t('Connect this site to a library')}
    >
      <div className="stack" style={{ '--gap': '6px' }}>
        {head}
      </div>
      {is_fixed ? (
        <p style={{ overflowWrap: 'anywhere' }}>{t('Your host set the library’s address: {address}', { address: fixed })}</p>
      ) : (
        <Field
          label={t('Library address')}
          size="l"
          type="url"
          dir="ltr"
          placeholder="https://"
          autoComplete="url"
          spellCheck={false}
          value={address}
          onChange={(value) => {
            setAddress(value);
            setRefusal(undefined);
          }}
          error={message}
        />
      )}
      <SentData />
      {foot}
      {is_fixed && message && (
        <Note isBoxed announcedAs="alert">
          {message}
        </Note>
      )}
      <div className="line flow">
        <Button kind="primary" size="l" type="submit" aria-busy={action.isPending} disabled={address.trim() === ''}>
          {action.isPending ? t('Testing the connection…') : t('Agree and connect')}
        </Button>
        {onCancel && (
          <Button size="l" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
