import { listPricing } from '@kithouse/contract';
import { useEndpoint } from '../../lib/use-endpoint.js';

/** What the plans cost. */
export const usePricing = () => useEndpoint(listPricing, {});

/** The currency of all prices here. It comes with the first screen; `isWanted` where there is a price to write. */
export const useCurrency = (isWanted: boolean) =>
  useEndpoint(listPricing, {}, { enabled: isWanted }).data?.[0]?.currency ?? 'USD';
