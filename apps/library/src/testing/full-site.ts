import type { StreamEvent } from '@kithouse/contract';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { aPackInfo } from './pack-info.js';

type Info = ReturnType<typeof aPackInfo>;

type Replies = {
  info?: Info | Response;
  /** Response to the settings. */
  settings?: () => unknown;
  /** Response of an import's log. */
  log?: () => unknown;
  site?: { title: string; description: string };
  plugins?: { plugin: string; status: string }[];
  themes?: { stylesheet: string; template: string; status: string }[];
  media?: () => Response | Promise<Response>;
  preview?: () => Response | Promise<Response>;
};

export type Requested = { method: string; url: URL; headers: Headers; body: FormData | undefined };

/** Stubs `fetch` as a WordPress with admin-ajax and REST. Returns the recorded requests. */
export function serveSite(replies: Replies = {}): Requested[] {
  const requested: Requested[] = [];
  const {
    info = aPackInfo(),
    settings = () => ({ success: true, data: { import_id: 'import-of-a-site', nonce: 'stream-nonce' } }),
    log = () => ({ logs: [], lastLogIndex: 0, state: 'running', progress: 0 }),
    site = { title: 'My WordPress Website', description: '' },
    plugins = [{ plugin: 'elementor/elementor', status: 'active' }],
    themes = [{ stylesheet: 'twentytwentyfour', template: 'twentytwentyfour', status: 'active' }],
    media = () => Response.json({ id: 31, source_url: 'https://site.example/logo.png' }, { status: 201 }),
    preview = () => new Response(),
  } = replies;
  vi.stubGlobal('fetch', async (given: string, init: RequestInit = {}) => {
    const url = new URL(given);
    const body = init.body instanceof FormData ? init.body : undefined;
    requested.push({ method: init.method ?? 'GET', url, headers: new Headers(init.headers), body });
    switch (url.searchParams.get('action') ?? url.pathname.replace('/wp-json/wp/v2/', '')) {
      case 'kithouse_pack_import_info':
        return info instanceof Response ? info.clone() : Response.json({ status: 'success', data: info });
      case 'kithouse_import_settings': {
        const answer = await settings();
        return answer instanceof Response ? answer : Response.json(answer);
      }
      case 'kithouse_import_log':
        return Response.json(log());
      case 'settings':
        return Response.json(site);
      case 'plugins':
        return Response.json(plugins);
      case 'themes':
        return Response.json(themes);
      case 'media':
        return media();
      default:
        return preview();
    }
  });
  return requested;
}

/** Stubs the transport of server-sent events. */
export class StreamStub {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: StreamStub[] = [];

  readyState: number = StreamStub.CONNECTING;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: URL;

  constructor(url: string) {
    this.url = new URL(url);
    StreamStub.all.push(this);
  }

  close() {
    this.readyState = StreamStub.CLOSED;
  }

  say(data: StreamEvent | string) {
    this.readyState = StreamStub.OPEN;
    act(() => this.onmessage?.(new MessageEvent('message', { data: typeof data === 'string' ? data : JSON.stringify(data) })));
  }

  /** `CONNECTING`: the browser reconnects itself; `CLOSED`: it does not. */
  break(readyState: 0 | 2) {
    this.readyState = readyState;
    act(() => this.onerror?.());
  }
}

/** Installs the transport; returns the current stream. */
export function stubStreams(): () => StreamStub {
  StreamStub.all = [];
  vi.stubGlobal('EventSource', StreamStub);
  return () => {
    const stream = StreamStub.all.at(-1);
    if (!stream) {
      throw new Error('No stream was asked for');
    }
    return stream;
  };
}

export const stepEvent = (
  type: Extract<StreamEvent, { action: 'updateLog' }>['type'],
  progress: number | string,
  changes: Partial<Extract<StreamEvent, { action: 'updateLog' }>> = {},
): StreamEvent => ({
  action: 'updateLog',
  type,
  title: '',
  message: '',
  progress,
  status: 'processing',
  position: 0,
  ...changes,
});
