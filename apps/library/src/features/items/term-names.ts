import { isKnownTerm, type NamedFacet, type Term } from '@kithouse/contract';
import { translateMessage } from '../../lib/i18n.js';

/** Returns a term's name in the person's language, or as its catalogue published it. */
export const nameTerm = (facet: NamedFacet, { name }: Pick<Term, 'name'>): string =>
  isKnownTerm(facet, name) ? translateMessage(name) : name;

/** Translates the names of a filter's choices and sorts them by these. */
export const nameTerms = <T extends Pick<Term, 'name'>>(facet: NamedFacet, terms: readonly T[]): T[] =>
  terms
    .map((term) => ({ ...term, name: nameTerm(facet, term) }))
    .sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));
