import { brand, createCall, getService } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.js';
import { startTestCloud } from '../../testing/test-cloud.js';

test('[R-AUTH-02] introduces itself with its version and the address of its video', async () => {
  const cloud = await startTestCloud({ KITHOUSE_VIDEO_URL: 'https://video.example/tour.mp4' });
  try {
    const answer = await createCall({ root: `${cloud.url}/v1` })(getService, {});

    expect(answer).toEqual({
      product: brand.slug,
      video: 'https://video.example/tour.mp4',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  } finally {
    await cloud.stop();
  }
});

test('rejects a video address that is not https', () => {
  expect(() => readConfig({ KITHOUSE_VIDEO_URL: 'javascript:alert(1)' })).toThrow('KITHOUSE_VIDEO_URL');
});
