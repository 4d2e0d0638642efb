import type { ImportResults, PackImportInfo, StreamEvent } from '@kithouse/contract';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Info = PackImportInfo['data'];
type Pack = Info['pack'];

const plugin = (name: string, changes = {}) => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { name, slug, plugin_file: `${slug}/${slug}.php`, is_pro: false, ...changes };
};

const page = (key: string, title: string, changes: Partial<Pack['documents'][number]> = {}): Pack['documents'][number] => ({
  key,
  title,
  slug: key,
  as: 'page',
  post_type: 'page',
  template_type: 'page',
  front_page: false,
  posts_page: false,
  is_demo: false,
  ...changes,
});

/** Creates an Elementor pack with two pages, a post and a header, colours and a logo. */
export function aPackInfo({ pack = {}, ...changes }: Partial<Omit<Info, 'pack'>> & { pack?: Partial<Pack> } = {}): Info {
  return {
    manifest: { has_settings: true, name: 'Tidepool', platform: 'elementor' },
    settings: {
      system_colors: [
        { _id: 'primary', title: 'Primary', color: '#FF6B4A' },
        { _id: 'text', title: 'Text', color: '#0D2B36' },
      ],
      custom_colors: [{ _id: 'a1b2c3d', title: 'Sand', color: '#ddf1f380' }],
      site_logo: { url: 'https://cloud.example/files/logo.svg' },
    },
    ...changes,
    pack: {
      id: 7,
      name: 'Tidepool',
      platform: 'elementor',
      has_settings: true,
      site: { title: 'Tidepool', slogan: 'Surf trips, small and early' },
      logo_url: 'https://cloud.example/files/logo.svg',
      settings: null,
      documents: [
        page('home', 'Home', { front_page: true }),
        page('trips', 'Trips'),
        page('first-wave', 'First wave', { as: 'post', post_type: 'post', is_demo: true }),
        page('header', 'Header', { as: 'part', template_type: 'header' }),
      ],
      menus: [],
      terms: 0,
      forms: 0,
      media: { count: 12, bytes: 4_200_000 },
      requires: {
        plugins: [plugin('Elementor'), plugin('WooCommerce', { mustHave: true }), plugin('Contact Form 7')],
        elementor_pro: true,
      },
      suggested: [plugin('The Events Calendar')],
      theme: { slug: 'hello-elementor', name: 'Hello Elementor' },
      preview_url: 'https://cloud.example/preview/7',
      warnings: [],
      ...pack,
    },
  };
}

export function someResults(changes: Partial<ImportResults> = {}): ImportResults {
  return {
    dependency_data: { plugins: { total: 0, succeed: 0, failed: [] }, theme: null },
    post_types: [{ name: 'page', label: 'Pages', count: 2 }],
    template_types: [{ name: 'header', label: 'Headers', count: 1 }],
    proof: { counts: [{ label: 'Pages', planned: 2, found: 2 }], differences: [] },
    warnings: [],
    home_url: 'https://site.example/',
    edit_link: 'https://site.example/wp-admin/post.php?post=5&action=elementor',
    ...changes,
  };
}

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

export type Asked = { method: string; url: URL; headers: Headers; body: FormData | undefined };

/** Stubs `fetch` as a WordPress with admin-ajax and REST. Returns the recorded requests. */
export function serveSite(replies: Replies = {}): Asked[] {
  const asked: Asked[] = [];
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
    asked.push({ method: init.method ?? 'GET', url, headers: new Headers(init.headers), body });
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
  return asked;
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
