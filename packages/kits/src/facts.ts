export { nameDay } from './plan/facts/describe-hours.js';
export { listReplacements, type Replacement } from './plan/facts/list-replacements.js';
