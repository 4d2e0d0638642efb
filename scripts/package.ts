/**
 * Builds the library and writes the installable plugin to `dist/<slug>-<version>.zip`. `--directory` builds it for the WordPress
 * directory, without library updates.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brand, imprint } from '@kithouse/contract';
import { buildApps } from './build-apps.js';
import { packPlugin } from './pack-plugin.js';

const isForDirectory = process.argv.includes('--directory');
if (isForDirectory && imprint.sourceUrl === '') {
  console.error('The directory of WordPress asks for a public link to the sources: set imprint.sourceUrl in brand.ts.');
  process.exit(1);
}
await buildApps();
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const zip = packPlugin('.', { isForDirectory });
const file = `dist/${brand.slug}-${version}${isForDirectory ? '-directory' : ''}.zip`;
mkdirSync('dist', { recursive: true });
writeFileSync(file, zip);
console.log(`${file}: ${zip.length} bytes, sha256 ${createHash('sha256').update(zip).digest('hex')}`);
