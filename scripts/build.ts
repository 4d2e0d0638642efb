/**
 * Builds the library into the plugin, the portal into dist/portal and the cloud into dist/cloud. `--force` builds them even
 * without changes.
 */
import { buildApps } from './build-apps.js';
import { buildCloud } from './build-cloud.js';

const force = process.argv.includes('--force');
const built = await buildApps({ force });
if (await buildCloud({ force })) {
  built.push('cloud');
}
console.log(built.length > 0 ? `Built ${built.join(', ')}.` : 'Nothing has changed since the last build.');
