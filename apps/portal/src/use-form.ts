import { AppError } from '@kithouse/contract';
import { type FormEvent, useState } from 'react';
import { translateMessage } from './i18n.js';
import { useSubmit } from './use-submit.js';

type Values<K extends string> = Record<K, string>;
type Form<K extends string> = {
  /** Fields in order with their initial values. */
  initial: Values<K>;
  /** Returns the error of a value, if any. */
  rules: Record<K, (value: string, values: Values<K>) => string | undefined>;
  send: (values: Values<K>) => Promise<unknown>;
};

/** Manages a form that validates fields on blur and sends when all are valid. */
export function useForm<K extends string>({ initial, rules, send }: Form<K>) {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<Partial<Record<K, boolean>>>({});
  /** The cloud's errors, cleared when a value changes. */
  const [refused, setRefused] = useState<Partial<Values<K>>>({});
  const names = Object.keys(initial) as K[];
  const problemOf = (name: K) => rules[name](values[name], values);
  const isValid = names.every((name) => problemOf(name) === undefined);

  const { submit, ...progress } = useSubmit(() =>
    send(values).catch((error: unknown) => {
      setRefused(error instanceof AppError ? fieldsOf(error, names) : {});
      throw error;
    }),
  );
  const isAboutFields = names.some((name) => refused[name] !== undefined);

  return {
    ...progress,
    /** A refusal about no field. */
    failure: isAboutFields ? undefined : progress.failure,
    values,
    isValid,
    /** Resets the form, optionally to other values. */
    reset(next = initial) {
      setValues(next);
      setLeft({});
      setRefused({});
    },
    field: (name: K) => ({
      name,
      value: values[name],
      error: translateMessage(refused[name] ?? (left[name] ? problemOf(name) : undefined)),
      onChange(value: string) {
        setValues({ ...values, [name]: value });
        setRefused({ ...refused, [name]: undefined });
      },
      onBlur: () => setLeft({ ...left, [name]: left[name] || values[name] !== '' }),
    }),
    onSubmit(event: FormEvent) {
      event.preventDefault();
      setLeft(Object.fromEntries(names.map((name) => [name, true])) as Record<K, boolean>);
      if (isValid) {
        submit();
      }
    },
  };
}

function fieldsOf<K extends string>({ details }: AppError, names: K[]): Partial<Values<K>> {
  const given = Object.entries((details ?? {}) as Record<string, unknown>);
  return Object.fromEntries(given.filter(([name, text]) => names.includes(name as K) && typeof text === 'string')) as never;
}
