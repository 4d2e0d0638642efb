import { writeServices } from './services.js';
import { startServices } from './start-services.js';

/** Answers how to stop what it has started. */
export default async function setup() {
  const { stop, cloud, wordpress } = await startServices();
  writeServices({ cloud, wordpress });
  return stop;
}
