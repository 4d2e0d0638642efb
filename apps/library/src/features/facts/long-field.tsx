import { useId } from 'react';

type LongFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  hint?: string | undefined;
  rows?: number;
};

/** Shows a text of several lines with its label. */
export function LongField({ label, value, onChange, maxLength, hint, rows = 3 }: LongFieldProps) {
  const id = useId();
  return (
    <div className="fld wide">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="inp long"
        dir="auto"
        rows={rows}
        value={value}
        maxLength={maxLength}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {hint && (
        <p className="cap" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
