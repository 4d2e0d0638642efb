export { type Clause, correct, listWords, lookUpSearch, type SearchEngine, toText, type Word } from './correct-search.js';
export { listNearness, type Nearness, type SearchField, searchFields } from './nearness.js';
export { listTerms, slugOf } from './search-words.js';
export { listCompletions } from './synonyms.js';
export { listSpellings, toTypoPattern } from './typos.js';
