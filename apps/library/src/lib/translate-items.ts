import { findNearest, sourceLanguage, toLanguage } from '@kithouse/contract';

type Texts = Record<string, unknown>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a function that shows the items of an answer in a language, as far as their publishers translated them. An untranslated
 * answer stays the same object.
 */
export function translateItemsTo(locale: string): <T>(answer: T) => T {
  const language = toLanguage(locale) ?? sourceLanguage;
  const find = (texts: unknown): string | undefined => {
    const nearest = isObject(texts) ? findNearest(language, Object.keys(texts)) : undefined;
    const text = nearest === undefined ? undefined : (texts as Texts)[nearest];
    return typeof text === 'string' && text !== '' ? text : undefined;
  };

  function translate(value: unknown): unknown {
    if (Array.isArray(value)) {
      const shown = value.map(translate);
      return shown.some((one, at) => one !== value[at]) ? shown : value;
    }
    if (!isObject(value)) {
      return value;
    }
    const changed = Object.entries(value).flatMap(([key, one]): [string, unknown][] => {
      const shown = translate(one);
      return shown === one ? [] : [[key, shown]];
    });
    const own = translateOwn(value);
    return changed.length > 0 || own ? { ...value, ...Object.fromEntries(changed), ...own } : value;
  }

  /** Returns the changed texts of an item. The original title stays among the titles, because people search for it, too. */
  function translateOwn({ name, title, titles, description, descriptions }: Record<string, unknown>) {
    const ownTitle = typeof name === 'string' ? find(titles) : undefined;
    const ownText = typeof description === 'string' ? find(descriptions) : undefined;
    return ownTitle === undefined && ownText === undefined
      ? undefined
      : {
          ...(ownTitle !== undefined && { name: ownTitle, titles: { '': name, ...(titles as Texts) } }),
          ...(ownTitle !== undefined && typeof title === 'string' && { title: ownTitle }),
          ...(ownText !== undefined && { description: ownText }),
        };
  }

  return (answer) => translate(answer) as typeof answer;
}
