/** Runs a TypeScript program with its arguments after installing missing packages. */
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
