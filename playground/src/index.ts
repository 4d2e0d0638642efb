export { cacheDir, projectRoot } from './cache.js';
export { fetchWordPress, type WordPressFiles } from './fetch-wordpress.js';
export { administrator } from './install.js';
export { prepareSite } from './site.js';
export { type Auth, startWordPress, type WordPress, type WordPressOptions } from './wordpress.js';
