import { parseArgs } from 'node:util';
import { loadEnvironment, readConfig } from './config.js';
import { type Cloud, startCloud } from './serve.js';

let cloud: Cloud | undefined;
let isEnding = false;

/** Shuts down in order; a second signal ends at once, and the embedded database then stops by itself. */
function end(reason?: string) {
  if (reason) {
    console.error(reason);
  }
  if (isEnding) {
    process.exit(1);
  }
  isEnding = true;
  void (cloud?.stop() ?? Promise.resolve()).finally(() => process.exit(reason ? 1 : 0));
}

process.on('SIGTERM', () => end());
process.on('SIGINT', () => end());
process.on('uncaughtException', (error) => end(error.stack ?? error.message));

try {
  const { values } = parseArgs({ options: { 'adopt-data': { type: 'boolean', default: false } } });
  cloud = await startCloud(readConfig(loadEnvironment()), { onFatal: end, adoptsData: values['adopt-data'] });
  console.log(JSON.stringify({ ready: true, url: cloud.url, data: cloud.dataDir }));
} catch (error) {
  end((error as Error).message);
}
