/** Runs a TypeScript program of the project after making sure that what it imports is installed. */
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
