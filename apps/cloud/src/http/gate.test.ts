import { EventEmitter } from 'node:events';
import { AppError } from '@kithouse/contract';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { createGate } from './gate.js';

const openReply = (destroyed = false) => {
  const raw = Object.assign(new EventEmitter(), { destroyed });
  return { raw, reply: { raw } as unknown as FastifyReply };
};

test('[R-OPS-92] lets in as many requests of an account as allowed, and the next once one ends', () => {
  const enter = createGate({ maxConcurrent: 2, maxPerAccount: 1 });
  const first = openReply();
  enter(first.reply, 1);

  expect(() => enter(openReply().reply, 1)).toThrow(AppError);
  enter(openReply().reply, 2);
  expect(() => enter(openReply().reply, 3)).toThrow(AppError);
  first.raw.emit('close');
  expect(() => enter(openReply().reply, 1)).not.toThrow();
});

test('counts no request whose client hung up while it was authenticated', () => {
  const enter = createGate({ maxConcurrent: 1 });

  expect(() => enter(openReply(true).reply)).toThrow(AppError);
  expect(() => enter(openReply().reply)).not.toThrow();
});
