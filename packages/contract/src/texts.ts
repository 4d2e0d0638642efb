import * as z from 'zod/mini';
import { brand } from './brand.js';
import { endpoint, mapOf } from './endpoint.js';

/** The texts of the library in the person's language, as `wp.i18n.setLocaleData` takes them. `version` is the one in the boot data. */
export const getTexts = endpoint({
  name: 'texts.get',
  method: 'GET',
  path: '/texts',
  runs: 'site',
  access: 'public',
  capabilities: [brand.readCapability],
  input: z.object({ version: z.string() }),
  output: mapOf(z.unknown()),
  errors: [],
});
