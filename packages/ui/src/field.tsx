import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.js';

export type FieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'id' | 'size'> & {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** Error of the value, shown below the field and announced with it. */
  error?: string | undefined;
  size?: 'm' | 'l';
  /** A button at the end of the field. */
  end?: ReactNode;
};

/** Shows a text input with its label and error. */
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
