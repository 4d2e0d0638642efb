import * as z from 'zod/mini';
import { brand } from './brand.js';
import { endpoint } from './endpoint.js';
import { Dependency } from './items.js';

/** Which of the named plugins this site lacks or has asleep. Tells nothing about plugins that were not named. */
export const checkDependencies = endpoint({
  name: 'dependencies.check',
  method: 'POST',
  path: '/dependencies/check',
  runs: 'site',
  access: 'public',
  capabilities: [brand.readCapability],
  input: z.object({ dependencies: z.array(Dependency).check(z.maxLength(100)) }),
  output: z.object({
    /** All that were named, with `installed` and `is_active` of this site. */
    dependencies: z.array(Dependency),
    /** Those of them that are not active. */
    missing: z.array(Dependency),
    /** Whether the person may install and activate plugins here. */
    can_install: z.boolean(),
    /** Whether the person may activate what is installed: on some sites nobody installs anything. */
    can_activate: z.boolean(),
  }),
  errors: [],
});

/**
 * Installs and activates one plugin of wordpress.org by its slug; one that is installed is only activated. Safe to repeat.
 * Installing takes `install_plugins` as well. `details.needs` of a refusal lists slugs of plugins that must be active before.
 * Called as `?disable_redirect`, so that no plugin leads the person away to a welcome page of its own.
 */
export const installDependency = endpoint({
  name: 'dependencies.install',
  method: 'POST',
  path: '/dependencies/install',
  flag: 'disable_redirect',
  timeout: 180_000,
  runs: 'site',
  access: 'public',
  capabilities: ['activate_plugins'],
  input: z.object({ requirement: Dependency }),
  output: z.object({ success: z.literal(true), slug: z.string(), name: z.string(), dependency: Dependency }),
  errors: ['invalid_requirements', 'invalid_permission'],
});
