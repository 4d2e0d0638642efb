import type { ApiKey } from '@kithouse/contract';
import type * as z from 'zod/mini';

export type Key = z.infer<typeof ApiKey>;
