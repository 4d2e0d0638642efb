import { assertHostPrograms } from '../../../playground/src/index.js';
import { isLongRun } from '../../../scripts/test-extent.js';

/** Why nothing is tried here on nginx and PHP-FPM; empty when it is. */
export function findWhyNoHosts(): string {
  if (!isLongRun && process.env.KITHOUSE_WORDPRESS !== 'native') {
    return 'they are part of npm run test:long and npm run wordpress:native';
  }
  try {
    assertHostPrograms();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
