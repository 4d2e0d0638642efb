export { nameDay } from './plan/facts/describe-hours.js';
export { describeFacts, listReplacements, type PreviewedFacts, type Replacement } from './plan/facts/list-replacements.js';
