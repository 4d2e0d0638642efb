import { checkOrder, type Order } from '@kithouse/contract';
import { queryKey, useEndpoint } from '@kithouse/query';
import { useQueryClient } from '@tanstack/react-query';

/** Milliseconds between two checks, increasing with the waiting time. */
const pause = { first: 2_000, max: 20_000, growth: 1.4 };

/** Returns an order and checks it repeatedly while its payment is pending. A failed check keeps the last state. */
export function useOrder(number: string) {
  const cache = useQueryClient();
  const { data, error, isFetching, refetch } = useEndpoint(
    checkOrder,
    { number },
    {
      pollAfter: ({ output, error, count }) => {
        const isWaiting = error ? error.status >= 500 : output?.state === 'pending';
        return isWaiting && Math.min(pause.first * pause.growth ** (count - 1), pause.max);
      },
    },
  );
  return {
    order: data,
    failure: error,
    isFetching,
    setOrder: (order: Order) => cache.setQueryData(queryKey(checkOrder, { number }), order),
    retry: () => void refetch(),
  };
}
