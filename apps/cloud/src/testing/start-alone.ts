import { startEmbedded } from '../db/embedded/start.js';

/** Runs a process that only starts a database, for tests to kill. */
try {
  const { url } = await startEmbedded({ dataDir: process.argv[2] ?? '', programsDir: process.argv[3] });
  console.log(url);
  setInterval(() => {}, 1_000_000);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
