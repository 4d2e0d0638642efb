import { expect, test } from 'vitest';
import { CloudStatus } from './cloud-file.js';
import { storageLevel, usagePercent } from './library-files.rules.js';

test('[R-ENT-45] treats a missing limit as 0, which is never nearly reached', () => {
  const status = CloudStatus.parse({ usage: 3, files: 3 });

  expect(status).toEqual({ limit: 0, usage: 3, files: 3 });
  expect(usagePercent(status)).toBe(0);
  expect(storageLevel(status)).toBe(storageLevel({ usage: 0, limit: 10 }));
});
