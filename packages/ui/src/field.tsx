import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Icon } from './icon.js';

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id' | 'size'> & {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value; shown under the field and read with it. */
  error?: string | undefined;
  size?: 'm' | 'l';
  /** A button inside the field, at its end. */
  end?: ReactNode;
};

/** One line of text with its label above and its error below. */
export function Field({ label, value, onChange, error, size = 'm', end, ...input }: FieldProps) {
  const id = useId();
  const control = (
    <input
      {...input}
      id={id}
      className={size === 'l' ? 'inp l' : 'inp'}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    />
  );
  return (
    <div className={size === 'l' ? 'fld l' : 'fld'}>
      <label htmlFor={id}>{label}</label>
      {end ? (
        <div className="within">
          {control}
          {end}
        </div>
      ) : (
        control
      )}
      {error && (
        <p className="tell bad" id={`${id}-error`}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}
