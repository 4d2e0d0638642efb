import { listPricing } from '@kithouse/contract';
import { useEndpoint } from '../../lib/use-endpoint.js';

/** Returns the plans' prices. */
export const usePricing = () => useEndpoint(listPricing, {});

/** Returns the currency of all prices, which the first screen includes; `isWanted` if there is a price. */
export const useCurrency = (isWanted: boolean) =>
  useEndpoint(listPricing, {}, { enabled: isWanted }).data?.[0]?.currency ?? 'USD';
