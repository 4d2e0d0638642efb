import { QueryClient } from '@tanstack/react-query';

/** Creates a query cache. A person retries a failed page with its button. */
export const createCache = () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
