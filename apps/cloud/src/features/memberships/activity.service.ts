export { insertNotes, listNotes } from './activity.queries.js';
