import * as z from 'zod/mini';
import { DesignClass, DesignVariable } from '../design.js';
import { mapOf } from '../endpoint.js';
import { operation } from './operation.js';

/**
 * Adds global classes and variables of Elementor 4 to the site, or finds equal ones. The site's own never change: a new one whose
 * name is taken gets a number.
 */
export const designEnsure = operation({
  name: 'design.ensure',
  step: 'templates',
  args: z.object({
    variables: z.array(DesignVariable).check(z.maxLength(1000)),
    /** The strongest first. All are stronger than existing classes. */
    classes: z.array(DesignClass).check(z.maxLength(200)),
    /** Earlier operations, by the variables that they create. */
    refs: z.optional(mapOf(z.string())),
  }),
  references: { refs: { variable: 'design.ensure' } },
  capability: 'manage_options',
});
