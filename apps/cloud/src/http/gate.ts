import { AppError } from '@kithouse/contract';
import type { FastifyReply } from 'fastify';

type Limits = { maxConcurrent?: number | undefined; maxPerAccount?: number | undefined };

/** Limits concurrent requests, in all and of each account, until their connections or responses end. Throws `rate_limited` for more. */
export function createGate({ maxConcurrent = Number.POSITIVE_INFINITY, maxPerAccount = Number.POSITIVE_INFINITY }: Limits) {
  let inside = 0;
  const own = new Map<number, number>();
  return (reply: FastifyReply, account = 0): void => {
    const others = own.get(account) ?? 0;
    // The connection of a client that hung up has closed already, so its request would never leave the count.
    if (reply.raw.destroyed || inside >= maxConcurrent || others >= maxPerAccount) {
      throw new AppError('rate_limited');
    }
    inside += 1;
    own.set(account, others + 1);
    reply.raw.once('close', () => {
      inside -= 1;
      const left = (own.get(account) ?? 1) - 1;
      if (left > 0) {
        own.set(account, left);
      } else {
        own.delete(account);
      }
    });
  };
}
