import { loadEnvironment } from './config.js';
import { runCommand } from './program/commands.js';
import { UsageError } from './program/usage-error.js';

try {
  process.exitCode = await runCommand(process.argv.slice(2), { environment: loadEnvironment(), print: console.log });
} catch (error) {
  console.error((error as Error).message);
  process.exit(error instanceof UsageError ? 2 : 1);
}
