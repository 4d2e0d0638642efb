import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPortal } from './portal.js';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Portal</title>');
  app = fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'not_found' }));
  await mountPortal(app, { outbox: false, previewUrl: undefined, findShared: async () => undefined, folder });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const open = (url: string, accept: string) => app.inject({ url, headers: { accept } });

test('shows a not-found page to a person at a wrong address', async () => {
  for (const url of ['/nowhere', '/account/', '/nowhere/%F0%9F%8C%B2?x=1']) {
    const answer = await open(url, 'text/html,application/xhtml+xml,*/*;q=0.8');

    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<title>Portal</title>');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
  expect((await open('/account', 'text/html')).statusCode).toBe(200);
});

test('returns a readable error to a program at a wrong address', async () => {
  for (const [url, accept] of [
    ['/nowhere', 'application/json'],
    ['/v1/nowhere', 'text/html'],
    ['/files/nowhere.webp', 'text/html'],
    ['/assets/nowhere.js', 'text/html'],
  ] as const) {
    const answer = await open(url, accept);

    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/json');
  }
});
