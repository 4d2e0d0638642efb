import {
  choiceCalls,
  choiceInput,
  countItems,
  type Endpoint,
  getItem,
  type Input,
  itemTypeOf,
  ListType,
  listDependencies,
  listFeatured,
  listItems,
  listPricing,
  listSlugFacets,
  listTags,
  Platform,
} from '@kithouse/contract';

export type Question = { endpoint: Endpoint; input: Record<string, unknown> };

/** Lists the calls and inputs that the library sends when it opens this path. */
export function listQuestions(path: string): Question[] {
  const [first, second, slug, ...more] = path.split('/');
  const platform = Platform.safeParse(first).data;
  const type = ListType.safeParse(second).data;
  if (!platform || !type || more.length > 0) {
    return [];
  }
  const itemType = itemTypeOf(type);
  if (slug !== undefined) {
    return [ask(getItem, { slug, type: itemType, platform }), ask(listPricing, {})];
  }
  return [
    ask(listItems, { platform, type }),
    ask(countItems, {}),
    ...listSlugFacets(type).map((facet) => ask(choiceCalls[facet], choiceInput(facet, platform, itemType))),
    ask(listFeatured, { platform }),
    ask(listDependencies, {}),
    ask(listTags, { platform, itemType }),
    ask(listPricing, {}),
  ];
}

const ask = <E extends Endpoint>(endpoint: E, input: Input<E>): Question => ({ endpoint, input: input as Question['input'] });
