/** Represents values of PHP's `serialize()` as JSON types. */
export type Unserialized = null | boolean | number | string | Unserialized[] | { [key: string]: Unserialized };

const maxDepth = 60;
const maxValues = 200_000;

/** Returns true if a text looks like a list or map of PHP's `serialize()`. */
export const isSerialized = (text: string) => /^a:\d{1,9}:\{/.test(text);

/**
 * Parses PHP's `serialize()` format: numbers, texts, lists and maps. Reads objects and references as null, so no code can run.
 * Undefined if damaged.
 */
export function unserialize(data: string | Uint8Array): Unserialized | undefined {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  try {
    return new Reader(bytes).read(0);
  } catch (error) {
    if (error instanceof Damage) {
      return undefined;
    }
    throw error;
  }
}

class Damage extends Error {}

class Reader {
  private at = 0;
  private count = 0;
  private readonly decoder = new TextDecoder();

  constructor(private readonly bytes: Uint8Array) {}

  read(depth: number): Unserialized {
    this.count += 1;
    if (depth > maxDepth || this.count > maxValues) {
      throw new Damage();
    }
    const type = this.take(1);
    if (type === 'N') {
      this.expect(';');
      return null;
    }
    this.expect(':');
    switch (type) {
      case 'b':
        return this.until(';') === '1';
      case 'i':
      case 'd':
        return this.number(this.until(';'));
      case 's':
        return this.text();
      case 'a':
        return this.map(depth);
      case 'r':
      case 'R':
        this.until(';');
        return null;
      case 'O':
        return this.object(depth);
      case 'E':
        this.quoted();
        this.expect(';');
        return null;
      default:
        throw new Damage();
    }
  }

  private text(): string {
    const text = this.quoted();
    this.expect(';');
    return text;
  }

  /** Reads a text by its length in bytes, whatever quotes it contains. */
  private quoted(): string {
    const length = this.length();
    this.expect('"');
    const start = this.at;
    this.at += length;
    if (this.at > this.bytes.length) {
      throw new Damage();
    }
    const text = this.decoder.decode(this.bytes.subarray(start, this.at));
    this.expect('"');
    return text;
  }

  private map(depth: number): Unserialized {
    const length = this.length();
    this.expect('{');
    const entries: [string, Unserialized][] = [];
    for (let index = 0; index < length; index += 1) {
      const key = this.read(depth + 1);
      if (typeof key !== 'string' && typeof key !== 'number') {
        throw new Damage();
      }
      entries.push([String(key), this.read(depth + 1)]);
    }
    this.expect('}');
    const isList = entries.every(([key], index) => key === String(index));
    return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  }

  private object(depth: number): null {
    this.quoted();
    this.expect(':');
    this.map(depth);
    return null;
  }

  private length(): number {
    const length = this.number(this.until(':'));
    if (!Number.isInteger(length) || length < 0 || length > this.bytes.length) {
      throw new Damage();
    }
    return length;
  }

  private number(text: string): number {
    const value = text === 'INF' || text === '-INF' || text === 'NAN' ? 0 : Number(text);
    if (text === '' || Number.isNaN(value)) {
      throw new Damage();
    }
    return value;
  }

  private until(end: string): string {
    const start = this.at;
    const found = this.bytes.indexOf(end.charCodeAt(0), start);
    if (found === -1 || found - start > 40) {
      throw new Damage();
    }
    this.at = found + 1;
    return this.decoder.decode(this.bytes.subarray(start, found));
  }

  private take(length: number): string {
    this.at += length;
    return this.decoder.decode(this.bytes.subarray(this.at - length, this.at));
  }

  private expect(text: string) {
    if (this.take(text.length) !== text) {
      throw new Damage();
    }
  }
}
