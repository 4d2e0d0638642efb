import { randomBytes } from 'node:crypto';
import * as contract from '@kithouse/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sha256Of } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { paragraph, push } from '../../testing/library-files.js';

const app = await createTestApp({ KITHOUSE_CLOUD_MEGABYTES: '1' });

/** Draws a picture of about 0.7 MB. */
const drawNoise = () =>
  sharp(randomBytes(500 * 500 * 3), { raw: { width: 500, height: 500, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();

test('[R-OPS-88] refuses pictures and versions once the megabytes of a cloud are used, also by its trash', async () => {
  const ada = await app.user();
  const [first, second] = await Promise.all([drawNoise(), drawNoise()]);
  const upload = (file: Buffer) => ada.call(contract.uploadCloudMedia, { sha256: sha256Of(file) }, { file });
  await upload(first);
  const { id } = await push(ada, { id: 7 });
  await ada.call(contract.deleteCloudFile, { id });

  await expect(upload(second)).rejects.toMatchObject({
    code: 'cloud_full',
    message: 'Your cloud has no space left. Delete files permanently, or upgrade your plan.',
  });
  const large = paragraph(randomBytes(300_000).toString('hex'));
  await expect(push(ada, { file_content: large })).rejects.toMatchObject({ code: 'cloud_full' });
  expect((await push(ada)).version).toBe(1);
});
