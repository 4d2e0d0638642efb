import { provideBuild } from './provide-build.js';

/** Runs once for all files, which run concurrently. */
export default () => provideBuild();
