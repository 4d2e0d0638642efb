import { useState } from 'react';
import { useAfterPress } from './use-after-press.js';

type Values<Name extends string> = Record<Name, string>;
type Rules<Name extends string> = Record<Name, (value: string, values: Values<Name>) => string | undefined>;
type Errors<Name extends string> = Partial<Record<Name, string>>;

/**
 * The text fields of a form. A field is checked when it is left, and from then on at each key while it is wrong.
 * What the server finds wrong stays at its field until that is changed.
 */
export function useFields<Name extends string>(rules: Rules<Name>) {
  const names = Object.keys(rules) as Name[];
  const [values, setValues] = useState(() => Object.fromEntries(names.map((name) => [name, ''])) as Values<Name>);
  const [shown, setShown] = useState<Errors<Name>>({});
  const [refused, setRefused] = useState<Errors<Name>>({});

  const afterPress = useAfterPress();

  const check = (name: Name, all: Values<Name>) => rules[name](all[name], all);

  const change = (name: Name, value: string) => {
    const all = { ...values, [name]: value };
    setValues(all);
    setRefused({ ...refused, [name]: undefined });
    setShown(Object.fromEntries(names.map((other) => [other, shown[other] && check(other, all)])) as Errors<Name>);
  };

  /** Others that are filled are checked too: a changed password makes its repetition wrong. */
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
      onBlur: () => afterPress(leave),
      error: refused[name] ?? shown[name],
    }),
  };
}
