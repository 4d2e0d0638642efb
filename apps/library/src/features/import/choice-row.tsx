import { type ReactNode, useId } from 'react';
import styles from './clash.css?inline';

type ChoiceRowProps<Value extends string> = {
  /** The subject of the question. */
  children: ReactNode;
  /** The effect of the chosen option. */
  about?: string;
  label: string;
  options: readonly { value: Value; name: string }[];
  /** Undefined for several different choices, which `mixed` names. */
  value: Value | undefined;
  mixed?: string;
  onChange: (value: Value) => void;
};

/** Asks what happens to something that the site already has. */
export function ChoiceRow<Value extends string>({
  children,
  about,
  label,
  options,
  value,
  mixed,
  onChange,
}: ChoiceRowProps<Value>) {
  const id = useId();
  return (
    <div className="clash">
      <style>{styles}</style>
      <div>
        {children}
        {about !== undefined && (
          <p className="dim" id={id}>
            {about}
          </p>
        )}
      </div>
      <select
        className="sel"
        aria-label={label}
        aria-describedby={about === undefined ? undefined : id}
        value={value ?? ''}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          return chosen && onChange(chosen.value);
        }}
      >
        {value === undefined && (
          <option value="" disabled>
            {mixed}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
