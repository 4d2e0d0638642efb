import { AppError } from '@kithouse/contract';
import type { FastifyReply } from 'fastify';

/** Limits concurrent requests until their connections or responses end; throws `rate_limited` for more. */
export function createGate(most: number): (reply: FastifyReply) => void {
  let inside = 0;
  return (reply) => {
    if (inside >= most) {
      throw new AppError('rate_limited');
    }
    inside += 1;
    reply.raw.once('close', () => {
      inside -= 1;
    });
  };
}
