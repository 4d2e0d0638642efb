import { useEffect, useRef } from 'react';
import { Field, type FieldProps } from './field.js';

/** Shows a field for a one-time code and focuses it. Phones suggest a code and show digits only, unless `hasLetters`. */
export function CodeField({ hasLetters = false, ...field }: FieldProps & { hasLetters?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field
      {...field}
      ref={input}
      inputMode={hasLetters ? 'text' : 'numeric'}
      autoComplete={hasLetters ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
