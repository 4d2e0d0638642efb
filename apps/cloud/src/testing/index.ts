export { addFailedJob } from './failed-job.js';
export { createTestApp, type TestApp } from './test-app.js';
export { startTestCloud } from './test-cloud.js';
