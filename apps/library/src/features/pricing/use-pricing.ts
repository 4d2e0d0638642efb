import { listPricing } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { useEffect } from 'react';

/** Returns the plans' prices and logs a failure. */
export function usePricing() {
  const pricing = useEndpoint(listPricing, {});
  const { error } = pricing;
  useEffect(() => {
    if (error) {
      console.warn(`Prices: ${error.message}`);
    }
  }, [error]);
  return pricing;
}

/** Returns the currency of all prices, which the first screen includes; `isWanted` if there is a price. */
export const useCurrency = (isWanted: boolean) =>
  useEndpoint(listPricing, {}, { enabled: isWanted }).data?.[0]?.currency ?? 'USD';
