export { type Browser, findBrowser, getBrowser, toLaunchOptions } from './browser.js';
export { cacheDir, projectRoot } from './cache.js';
export { findElementor } from './elementor.js';
export { fetchWordPress, type WordPressFiles } from './fetch-wordpress.js';
export { administrator } from './install.js';
export { withLock } from './lock.js';
export { prepareSite } from './site.js';
export { type Auth, startWordPress, type WordPress, type WordPressOptions } from './wordpress.js';
