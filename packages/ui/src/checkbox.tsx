import { type ReactNode, useId } from 'react';

type CheckboxProps = {
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Keeps the form around it from being sent until the box is checked. */
  required?: boolean | undefined;
  name?: string;
  'aria-label'?: string;
};

/** Shows a checkbox with its label; links inside the label stay links. */
export function Checkbox({ children, checked, onChange, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <label className="tick" htmlFor={id}>
      <input
        {...input}
        id={id}
        className="box"
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
