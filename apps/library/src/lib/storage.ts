import { brand } from '@kithouse/contract';

const keyOf = (name: string) => `${brand.prefix}_${name}`;

/** Reads a stored value. Browsers may refuse storage. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was stored.
  }
}

export function store(name: string, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value);
  } catch {
    // Stored for this page only.
  }
}
