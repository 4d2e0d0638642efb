import { assertHostPrograms } from '../../../playground/src/index.js';
import { isLongRun } from '../../../scripts/test-extent.js';

/** Returns why nginx and PHP-FPM cannot be tested here; empty if they can. */
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
