import { type Call, changeName, nameRule, type SessionUser } from '@kithouse/contract';
import { Field } from '@kithouse/ui/field.js';
import { t, translateMessage } from '../i18n.js';
import { Refusal } from '../refusal.js';
import { useSession } from '../session.js';
import { useForm } from '../use-form.js';
import { SaveLine } from './save-line.js';

export function NameForm({ call, user }: { call: Call; user: SessionUser }) {
  const { setUser } = useSession();
  const { field, values, onSubmit, isBusy, isDone, isValid, failure } = useForm({
    initial: { first_name: user.first_name, last_name: user.last_name },
    rules: { first_name: nameRule, last_name: nameRule },
    send: async (names) => setUser((await call(changeName, names)).user),
  });
  const isSame = values.first_name.trim() === user.first_name && values.last_name.trim() === user.last_name;

  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <div className="pair">
        <Field {...field('first_name')} label={t('First name')} autoComplete="given-name" />
        <Field {...field('last_name')} label={t('Last name')} autoComplete="family-name" />
      </div>
      {failure && <Refusal>{translateMessage(failure.message)}</Refusal>}
      <SaveLine
        label={t('Save the name')}
        isBusy={isBusy}
        isDisabled={!isValid || isSame}
        done={isDone && isSame && t('Saved.')}
      />
    </form>
  );
}
