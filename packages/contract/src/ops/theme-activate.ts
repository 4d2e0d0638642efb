import * as z from 'zod/mini';
import { operation } from './operation.js';

export const Theme = z.object({ slug: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,119}$/)), name: z.string() });

export const themeActivate = operation({ name: 'theme.activate', step: 'finalize', args: Theme, capability: null });
