import { blocks, imageBlock, type Picture } from './library.js';
import type { PlanSite } from './plan-site.js';
import { op, require } from './sign-plan.js';

/** Imports a published post with pictures and a category, each picture with its own operation. Returns the import's id. */
export async function importPicturePost(plan: PlanSite, pictures: Picture[]) {
  const document = {
    ...blocks(pictures.map((picture) => imageBlock(picture)).join('')),
    key: 'one',
    slug: 'one',
    post_type: 'post',
  } as never;
  const { import_id } = await plan.carryOut([
    require,
    ...pictures.map((picture, index) =>
      op(`fetch-${index}`, 'media.fetch', { media: [plan.mediumOf(picture)] as never }, 'download'),
    ),
    op('food', 'term.ensure', { taxonomy: 'category', slug: 'food', name: 'Food' }),
    op('one', 'post.create', { document, as: 'post', title: 'One', terms: ['food'] } as never),
    op('publish', 'publish', { posts: ['one'] }, 'finalize'),
    op('verify', 'verify', { documents: 1, media: pictures.length }, 'finalize'),
  ]);
  return import_id;
}
