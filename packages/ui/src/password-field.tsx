import { useState } from 'react';
import { AnyIcon } from './any-icon.js';
import { Field, type FieldProps } from './field.js';

type PasswordFieldProps = Omit<FieldProps, 'type' | 'end'> & { showLabel: string; hideLabel: string };

/** Shows a password field with a button that reveals it. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const label = isShown ? hideLabel : showLabel;
  const eye = (
    <button className="ibtn" type="button" aria-label={label} title={label} onClick={() => setShown(!isShown)}>
      <AnyIcon name={isShown ? 'eye-off' : 'eye'} />
    </button>
  );
  return <Field {...field} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} end={eye} />;
}
