import { type ReactNode, useState } from 'react';

/** Calls its child with a value and how to change it. */
export function Held<V>({ start, children }: { start: V; children: (value: V, onChange: (value: V) => void) => ReactNode }) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
