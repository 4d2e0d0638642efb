import * as z from 'zod/mini';
import { InstallablePlugin } from '../items.js';
import { operation } from './operation.js';

/** Installs and activates a plugin: by its slug on wordpress.org, or one that is installed already. */
export const pluginEnsure = operation({
  name: 'plugin.ensure',
  step: 'plugin',
  args: z.object({ plugin: InstallablePlugin }),
  // The installer asks for the capabilities of what it really has to do.
  capability: null,
});
