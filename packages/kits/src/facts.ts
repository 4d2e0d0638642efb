export { nameDay } from './plan/facts/describe-hours.js';
export { listHoursChanges } from './plan/facts/list-hours-changes.js';
export { describeFacts, listReplacements, type PreviewedFacts, type Replacement } from './plan/facts/list-replacements.js';
