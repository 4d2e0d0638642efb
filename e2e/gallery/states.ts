import { libraryStates } from './library-states.js';
import { portalStates } from './portal-states.js';

export const states = [...libraryStates, ...portalStates];
