import { brand, translateWith } from '@kithouse/contract';

type WordPress = {
  __: (text: string, domain: string) => string;
  _n: (single: string, plural: string, count: number, domain: string) => string;
};

/** Returns WordPress's translations; without it texts stay in English. */
const wordpress = () => (globalThis as { wp?: { i18n?: WordPress } }).wp?.i18n;

/**
 * `t` translates a text and replaces `{name}` by the value of that name; `tn` translates one with a number, `{count}`.
 * `translateMessage` translates a message of the contract or a server and keeps an unknown one.
 */
export const { t, tn, translateMessage } = translateWith({
  find: (text) => wordpress()?.__(text, brand.slug),
  findForm(single, plural, count) {
    try {
      return wordpress()?._n(single, plural, count, brand.slug);
    } catch {
      // The language's plural rule is invalid.
      return undefined;
    }
  },
});
