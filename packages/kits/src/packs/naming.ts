import { toSlug } from '../slug.js';

/** Gives each thing a name of its own that is safe in files and symbols. */
export class Names {
  private readonly taken = new Set<string>();
  private readonly next = new Map<string, number>();

  /** `preferred` are tried in their order; the first that has Latin letters or digits wins, with a number when it is taken. */
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

/** WordPress keeps the letters of other scripts percent-encoded; their digits would make odd names. */
const decode = (text: string) => text.replace(/(?:%[0-9a-f]{2})+/gi, '-');
