import { writeServices } from './services.js';
import { startServices } from './start-services.js';

/** Answers how to stop what it has started. */
export default async function setup() {
  const { stop, ...services } = await startServices();
  writeServices(services);
  return stop;
}
