import { randomUUID } from 'node:crypto';
import { type Call, type CloudFile, type Input, listClouds, pushCloudFile, uploadCloudMedia } from '@kithouse/contract';
import { drawPicture, sha256Of } from './catalogue.js';

type Person = { call: Call };

/** Markup of a paragraph that no other template has. */
export const paragraph = (text: string = randomUUID()) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;

/** Pushes a template as a site does; what is given replaces its parts. */
export async function push({ call }: Person, given: Partial<Input<typeof pushCloudFile>> = {}) {
  const { data, redirect } = await call(pushCloudFile, {
    name: 'Bakery',
    platform: 'gutenberg',
    file_content: paragraph(),
    ...given,
  });
  return { id: data.my_cloud_item, version: data.version, redirect };
}

/** Markup that shows a picture, and what a site says of that picture once it has uploaded it. */
export async function makePictured({ call }: Person, address = `https://site.example/${randomUUID()}.webp`) {
  const file = await drawPicture();
  const sha256 = sha256Of(file);
  await call(uploadCloudMedia, { sha256 }, { file });
  const file_content = `<!-- wp:image {"id":7} --><figure class="wp-block-image"><img src="${address}" alt="Bread" class="wp-image-7"/></figure><!-- /wp:image -->`;
  return { file, sha256, address, pushed: { file_content, media: { [address]: { sha256, file_name: 'bread.webp', alt: '' } } } };
}

/** Everything in My Clouds, as its first page shows it. */
export async function listAll({ call }: Person): Promise<CloudFile[]> {
  return (await call(listClouds, { per_page: 100 })).data;
}
