/** Runs a TypeScript program of the project, with its arguments, after making sure that what it imports is installed. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

process.chdir(path.resolve(import.meta.dirname, '..'));
ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const [program] = process.argv.splice(2, 1);
process.argv[1] = path.resolve(program);
await import(pathToFileURL(process.argv[1]).href);
