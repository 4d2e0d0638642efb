import * as z from 'zod/mini';
import { brand } from './brand.js';
import { endpoint, mapOf } from './endpoint.js';

/** Returns the library's translations for `wp.i18n.setLocaleData`. `version` is that of the boot data. */
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
