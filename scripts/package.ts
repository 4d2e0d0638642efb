/** Builds the library and writes the installable plugin to `dist/<slug>-<version>.zip`. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brand } from '@kithouse/contract';
import { buildApps } from './build-apps.js';
import { packPlugin } from './pack-plugin.js';

await buildApps();
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const zip = packPlugin('.');
const file = `dist/${brand.slug}-${version}.zip`;
mkdirSync('dist', { recursive: true });
writeFileSync(file, zip);
console.log(`${file}: ${zip.length} bytes, sha256 ${createHash('sha256').update(zip).digest('hex')}`);
