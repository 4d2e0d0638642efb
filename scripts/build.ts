/** Builds the library into the plugin and the portal into dist. `--force` builds them even without changes. */
import { buildApps } from './build-apps.js';

const built = await buildApps({ force: process.argv.includes('--force') });
console.log(built.length > 0 ? `Built ${built.join(' and ')}.` : 'Nothing has changed since the last build.');
