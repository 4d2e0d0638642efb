import {
  AppError,
  createCall,
  type Endpoint,
  type ErrorCode,
  getSession,
  type Output,
  type SessionUser,
} from '@kithouse/contract';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { Portal } from '../portal.js';

afterEach(cleanup);

export const ada: SessionUser = {
  id: 1,
  name: 'Ada Lovelace',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  joined: '2026-01-02T03:04:05.000Z',
  profile_photo: null,
  plan: ['free'],
  is_verified: true,
};

type Reply = { method: string; pattern: RegExp; name: string; reply: (input: unknown) => Promise<unknown> };

/** Creates a fake reply typed by the contract, so that it matches the real cloud. */
export function answer<E extends Endpoint>(
  { name, method, path }: E,
  reply: (input: never) => Output<E> | Promise<Output<E>>,
): Reply {
  const pattern = new RegExp(`^/v1${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return { name, method, pattern, reply: async (input) => reply(input as never) };
}

export const fail = (endpoint: Endpoint, code: ErrorCode, message?: string, details?: unknown): Reply =>
  answer(endpoint, () => {
    throw new AppError(code, message, details);
  });

type Options = { user?: SessionUser | null };

/** Opens a portal page with these replies; `user` is signed in. */
export function openPortal(address: string, replies: Reply[], { user = null }: Options = {}) {
  const { pathname, search, hash } = new URL(address, 'http://portal.test');
  const requested: { name: string; input: unknown }[] = [];
  const visited: string[] = [];
  const requests: { path: string; query: string; key: string | undefined }[] = [];
  const known = [...replies, answer(getSession, () => ({ user }))];

  const fetch = async (url: string | URL | Request, { method = 'GET', body, headers }: RequestInit = {}) => {
    const { pathname: path, search: query } = new URL(String(url));
    requests.push({ path, query, key: new Headers(headers).get('authorization')?.replace('Bearer ', '') });
    const found = known.find((one) => one.method === method && one.pattern.test(path));
    if (!found) {
      throw new Error(`The test has no answer for ${method} ${path}.`);
    }
    const id = found.pattern.exec(path)?.groups?.id;
    const input = {
      ...(typeof body === 'string' ? JSON.parse(body) : {}),
      ...(id !== undefined && { id: /^\d+$/.test(id) ? Number(id) : id }),
    };
    if (found.name !== getSession.name) {
      requested.push({ name: found.name, input });
    }
    try {
      return new Response(JSON.stringify(await found.reply(input)));
    } catch (error) {
      const refusal = error as AppError;
      return new Response(JSON.stringify(refusal), { status: refusal.status });
    }
  };
  const callWith = (headers: Record<string, string>) => createCall({ root: 'http://cloud.test/v1', fetch, headers });
  const callAs = (key: string) => callWith({ authorization: `Bearer ${key}` });
  const go = (path: string) => void visited.push(path);
  render(<Portal call={callWith({})} callAs={callAs} address={{ pathname, search, hash }} go={go} />);
  return { user: userEvent.setup(), requested, visited, requests };
}
