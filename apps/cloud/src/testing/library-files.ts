import { randomUUID } from 'node:crypto';
import { type Call, type CloudFile, type Input, listClouds, pushCloudFile, uploadCloudMedia } from '@kithouse/contract';
import { drawPicture, sha256Of } from './catalogue.js';

type Person = { call: Call };

/** Builds a unique paragraph. */
export const paragraph = (text: string = randomUUID()) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;

/** Pushes a template like a site, with the given overrides. */
export async function push({ call }: Person, given: Partial<Input<typeof pushCloudFile>> = {}) {
  const { data, redirect } = await call(pushCloudFile, {
    name: 'Bakery',
    platform: 'gutenberg',
    file_content: paragraph(),
    ...given,
  });
  return { id: data.my_cloud_item, version: data.version, redirect };
}

/** Uploads a picture and returns markup that shows it with the site's description. */
export async function makePictured({ call }: Person, address = `https://site.example/${randomUUID()}.webp`) {
  const file = await drawPicture();
  const sha256 = sha256Of(file);
  await call(uploadCloudMedia, { sha256 }, { file });
  const file_content = `<!-- wp:image {"id":7} --><figure class="wp-block-image"><img src="${address}" alt="Bread" class="wp-image-7"/></figure><!-- /wp:image -->`;
  return { file, sha256, address, pushed: { file_content, media: { [address]: { sha256, file_name: 'bread.webp', alt: '' } } } };
}

/** Lists the first page of My Clouds. */
export async function listAll({ call }: Person): Promise<CloudFile[]> {
  return (await call(listClouds, { per_page: 100 })).data;
}
