export { createTestApp, type TestApp } from './test-app.js';
