export { foldText } from './fold-text.js';
export { listSearchClauses, listTerms, type SearchClause, slugOf } from './search-words.js';
export { listNearest, listSynonyms } from './synonyms.js';
export { listCandidates, listSpellings, toTypoPattern } from './typos.js';
