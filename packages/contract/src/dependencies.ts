import * as z from 'zod/mini';
import { brand } from './brand.js';
import { endpoint } from './endpoint.js';
import { Dependency } from './items.js';

/** Lists which of the named plugins are missing or inactive, and reveals no others. */
export const checkDependencies = endpoint({
  name: 'dependencies.check',
  method: 'POST',
  path: '/dependencies/check',
  runs: 'site',
  access: 'public',
  capabilities: [brand.readCapability],
  input: z.object({ dependencies: z.array(Dependency).check(z.maxLength(100)) }),
  output: z.object({
    dependencies: z.array(Dependency),
    missing: z.array(Dependency),
    can_install: z.boolean(),
    /** Differs from `can_install` where nobody can install plugins. */
    can_activate: z.boolean(),
  }),
  errors: [],
});

/**
 * Installs and activates a plugin of wordpress.org. Idempotent. Installing requires `install_plugins` too; `details.needs` lists
 * plugins to activate first. Called as `?disable_redirect`, so that no plugin redirects to its welcome page.
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
