import type { Boot } from '@kithouse/contract';
import type { Host } from '../../apps/library/src/lib/host.js';
import type { Answer } from '../../apps/library/src/testing/fake-host.js';
import type { Acting } from './acting.js';

/** One state of a screen, with what the cloud and the site answer to it. */
export type State = {
  /** The same as in the list of screens that `npm run pictures` takes. */
  name: string;
  app: 'library' | 'portal';
  path: string;
  isSignedIn?: boolean;
  /** True if the account is an operator. */
  isOperator?: boolean;
  /** Instead of the answers in `world.ts`. */
  answers?: Answer[];
  boot?: Partial<Boot>;
  host?: Partial<Host>;
  /** What a person does until the state shows. */
  act?: (screen: Acting) => Promise<void>;
};
