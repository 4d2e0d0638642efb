import * as z from 'zod/mini';
import { InstallablePlugin } from '../items.js';
import { operation } from './operation.js';

export const pluginEnsure = operation({
  name: 'plugin.ensure',
  step: 'plugin',
  args: z.object({ plugin: InstallablePlugin }),
  // The installer asks for the capabilities of what it really has to do.
  capability: null,
});
