import type { BundleForm, BundleMenu, ContentMedium, DemoFacts, FactKey, SiteChoices, Warning } from '@kithouse/contract';
import type { PlannedDocument, SiteSource } from '../plan-source.js';
import { type FactMatcher, matchFacts } from './match-facts.js';
import { replaceFacts } from './replace-facts.js';

type Content = { documents: PlannedDocument[]; forms: BundleForm[]; menus: BundleMenu[] };
type Own = Content & { medium: (medium: ContentMedium) => ContentMedium; warnings: Warning[] };

const nouns: Record<FactKey, string> = {
  name: 'name',
  phone: 'phone number',
  email: 'email address',
  street: 'street',
  city: 'city',
  hours: 'opening hours',
  founded: 'year of founding',
};

/** Writes a person's details into the chosen content and names the sample ones that stay. */
export function useFacts({ site }: Pick<SiteSource, 'site'>, { facts, title }: SiteChoices, content: Content): Own {
  const matcher = matchFacts(site?.facts ?? {});
  if (!matcher || (facts === undefined && title === undefined)) {
    return { ...content, medium: (medium) => medium, warnings: [] };
  }
  const name = facts?.name || title?.trim();
  const own = replaceFacts(matcher, { ...facts, ...(name ? { name } : {}) });
  const documents = content.documents.map(own.planned);
  const isDemo = (key: FactKey) => (key === 'name' ? !name : !facts?.[key]?.trim());
  return {
    documents,
    forms: content.forms.map(own.form),
    menus: content.menus.map(own.menu),
    medium: (medium) => ({ ...medium, alt: own.text(medium.alt) }),
    warnings: facts === undefined ? [] : describe(listDemoFacts(matcher, documents).filter(isDemo)),
  };
}

/** Lists the details of the demo business that this content still shows. */
export function findDemoFacts(demo: DemoFacts, content: unknown): FactKey[] {
  const matcher = matchFacts(demo);
  return matcher ? listDemoFacts(matcher, content) : [];
}

const listDemoFacts = (matcher: FactMatcher, content: unknown): FactKey[] => [
  ...new Set(listTexts(content).flatMap((text) => matcher.find(text).map(({ key }) => key))),
];

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

function describe(keys: readonly FactKey[]): Warning[] {
  const message = `These details of the sample business stay in the texts: ${keys.map((key) => nouns[key]).join(', ')}. Enter your own in step 1.`;
  return keys.length === 0 ? [] : [{ code: 'sample_facts', message }];
}
