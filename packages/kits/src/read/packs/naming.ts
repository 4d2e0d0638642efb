import { toSlug } from '../slug.js';

/** Assigns unique names that are safe in files and symbols. */
export class Names {
  private readonly taken = new Set<string>();
  private readonly next = new Map<string, number>();

  /** Takes the first of `preferred` with Latin letters or digits, numbered if taken. */
  take(...preferred: string[]): string {
    const stem = preferred.map((text) => toSlug(decode(text))).find((slug) => slug !== '') ?? 'item';
    for (let count = this.next.get(stem) ?? 1; ; count += 1) {
      const name = count === 1 ? stem : `${stem}-${count}`;
      if (!this.taken.has(name)) {
        this.taken.add(name);
        this.next.set(stem, count + 1);
        return name;
      }
    }
  }
}

/** Removes percent-encoded letters, whose digits would make odd names. */
const decode = (text: string) => text.replace(/(?:%[0-9a-f]{2})+/gi, '-');
