import * as z from 'zod/mini';
import { DesignClass, DesignVariable } from '../design.js';
import { mapOf } from '../endpoint.js';
import { operation } from './operation.js';

/**
 * Adds global classes and variables of Elementor 4 to the site, or finds equal ones. A new one whose name is taken gets a number,
 * and the site's own stay unchanged, unless `choices` says otherwise.
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
    /** By name, such as `class/hero-1a2b3c4d`: uses or changes the site's own of the same name and kind. */
    choices: z.optional(mapOf(z.enum(['match', 'replace']))),
  }),
  references: { refs: { variable: 'design.ensure' } },
  capability: 'manage_options',
});
