import * as z from 'zod/mini';
import { PlanDocument } from '../bundle.js';
import { mapOf } from '../endpoint.js';
import { operation, symbolMakers } from './operation.js';
import { Conflict, PostKind } from './post-kind.js';
import { TemplateSlug } from './template-write.js';

const onlyElementor = {
  anyOf: [
    { type: 'object', properties: { as: { type: 'string', enum: ['page', 'post', 'part'] } } },
    {
      type: 'object',
      properties: { document: { type: 'object', properties: { kind: { type: 'string', enum: ['elementor'] } } } },
    },
  ],
};

/** Creates a draft of a document: a page, an entry of any public post type, a saved template, a theme part. */
export const postCreate = operation({
  name: 'post.create',
  step: 'wp-content',
  args: z
    .object({
      document: PlanDocument,
      as: PostKind,
      title: z.string(),
      terms: z.array(z.string()),
      parent: z.optional(z.string()),
      /** Operations by the symbols they resolve: `doc/about`, `term/category/news`. `post.link` resolves what comes later. */
      refs: z.optional(mapOf(z.string())),
      /** Decides what happens to a page of this site with the same address; `both` by default. */
      on_conflict: z.optional(Conflict),
      /** Template that shows the page if the site will have a block theme. An earlier operation writes it. */
      page_template: z.optional(TemplateSlug),
    })
    .check(
      z.refine(({ as, document }) => as !== 'library' || document.kind === 'elementor', {
        error: 'only Elementor has saved templates',
        path: ['as'],
      }),
      z.meta(onlyElementor),
    ),
  references: { terms: 'term.ensure', parent: 'post.create', refs: symbolMakers },
  capability: {
    by: 'as',
    of: { page: 'edit_pages', post: 'edit_posts', library: 'edit_posts', part: 'manage_options' },
    otherwise: 'manage_options',
  },
});
