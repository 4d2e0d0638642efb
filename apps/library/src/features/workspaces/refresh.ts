import { getWorkspace, listActivity, listWorkspaces } from '@kithouse/contract';
import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '../library-files/refresh-files.js';

/** Invalidates all workspace lists. */
export const refreshWorkspaces = (cache: QueryClient) => invalidate(cache, [getWorkspace, listWorkspaces, listActivity]);
