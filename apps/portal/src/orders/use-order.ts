import { AppError, type Call, checkOrder, type Order } from '@kithouse/contract';
import { useEffect, useState } from 'react';

/** Milliseconds between two checks, increasing with the waiting time. */
const pause = { first: 2_000, most: 20_000, growth: 1.4 };

/** Returns an order and checks it repeatedly while its payment is pending. */
export function useOrder(call: Call, number: string) {
  const [known, setKnown] = useState<{ order?: Order; failure?: AppError }>({});
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const look = async (wait: number) => {
      const found = await call(checkOrder, { number }).then(
        (order) => ({ order }),
        (error: unknown) => ({ failure: error instanceof AppError ? error : new AppError('internal_error') }),
      );
      if (isLeft) {
        return;
      }
      // A failed check keeps the last state.
      setKnown((before) => ({ ...before, ...found }));
      const isWaiting = 'order' in found ? found.order.state === 'pending' : found.failure.status >= 500;
      if (isWaiting) {
        timer = setTimeout(() => void look(Math.min(wait * pause.growth, pause.most)), wait);
      }
    };
    void look(pause.first);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [call, number, tries]);

  return {
    ...known,
    setOrder: (order: Order) => setKnown({ order }),
    retry: () => setTries(tries + 1),
  };
}
