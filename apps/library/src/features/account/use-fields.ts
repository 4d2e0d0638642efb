import { useState } from 'react';
import { useAfterPointerUp } from './use-after-pointer-up.js';

type Values<Name extends string> = Record<Name, string>;
type Rules<Name extends string> = Record<Name, (value: string, values: Values<Name>) => string | undefined>;
type Errors<Name extends string> = Partial<Record<Name, string>>;

/**
 * Manages a form's text fields. Validates a field on blur, and then on each key while it is invalid.
 * Keeps a server error until the field changes.
 */
export function useFields<Name extends string>(rules: Rules<Name>) {
  const names = Object.keys(rules) as Name[];
  const [values, setValues] = useState(() => Object.fromEntries(names.map((name) => [name, ''])) as Values<Name>);
  const [shown, setShown] = useState<Errors<Name>>({});
  const [refused, setRefused] = useState<Errors<Name>>({});

  const afterPointerUp = useAfterPointerUp();

  const check = (name: Name, all: Values<Name>) => rules[name](all[name], all);

  const change = (name: Name, value: string) => {
    const all = { ...values, [name]: value };
    setValues(all);
    setRefused({ ...refused, [name]: undefined });
    setShown(Object.fromEntries(names.map((other) => [other, shown[other] && check(other, all)])) as Errors<Name>);
  };

  /** Validates other filled fields too: a changed password invalidates its repetition. */
  const leave = () => {
    const touched = names.filter((name) => values[name] !== '' || shown[name]);
    setShown(Object.fromEntries(touched.map((name) => [name, check(name, values)])) as Errors<Name>);
  };

  return {
    values,
    isValid: names.every((name) => values[name] !== '' && !check(name, values) && !refused[name]),
    refuse: (errors: Readonly<Record<string, string>>) =>
      setRefused(Object.fromEntries(names.map((name) => [name, errors[name]])) as Errors<Name>),
    field: (name: Name) => ({
      name,
      value: values[name],
      onChange: (value: string) => change(name, value),
      onBlur: () => afterPointerUp(leave),
      error: refused[name] ?? shown[name],
    }),
  };
}
