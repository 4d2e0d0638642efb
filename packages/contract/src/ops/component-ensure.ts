import * as z from 'zod/mini';
import { DesignComponent } from '../design.js';
import { mapOf } from '../endpoint.js';
import { operation, symbolMakers } from './operation.js';

/** Adds a component of Elementor 4 to the site, or finds an equal one. Components inside it come before it. */
export const componentEnsure = operation({
  name: 'component.ensure',
  step: 'templates',
  args: z.object({
    component: DesignComponent,
    /** Earlier operations by the symbols they resolve. `post.link` resolves what comes later. */
    refs: z.optional(mapOf(z.string())),
  }),
  references: { refs: symbolMakers },
  capability: 'manage_options',
});
