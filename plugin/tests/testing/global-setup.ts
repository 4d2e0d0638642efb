import { provideBuild } from './provide-build.js';

/** Once for all files, which run at the same time. */
export default () => provideBuild();
