import { fullSiteActions, type StreamEvent } from '@kithouse/contract';
import { aPackInfo, someResults } from '../../apps/library/src/testing/pack-info.js';

const json = (data: unknown) => Promise.resolve(Response.json(data));

/** Answers what the screens fetch from WordPress and from the cloud themselves. Everything else reaches the network. */
export function stubSite() {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input), location.href);
    if (url.pathname === '/outbox.json') {
      return json({
        data: [
          { to: 'ada@example.com', subject: 'Welcome', text: 'Hello', html: '<p>Hello</p>', at: '2026-11-18T09:12:00.000Z' },
        ],
      });
    }
    if (url.hostname.endsWith('.example')) {
      return json(replies[url.searchParams.get('action') ?? url.pathname.split('/').at(-1) ?? ''] ?? {});
    }
    return fetch(input, init);
  };
  window.EventSource = FinishedStream as unknown as typeof EventSource;
}

const packSite = {
  title: 'Tidepool',
  facts: {
    name: ['Tidepool'],
    phone: ['01632 960 101'],
    email: ['hi@tidepool.example'],
    address: ['Quay 1, Saltby'],
    hours: ['Daily'],
  },
  slots: [
    { key: 'hero', label: 'Headline of the front page', text: 'Small and early.', length: [8, 40] as [number, number] },
    {
      key: 'story',
      label: 'Text of the story',
      text: 'We take six people out at sunrise, bring coffee, and are back before the crowd has found its shoes.',
      length: [60, 200] as [number, number],
    },
  ],
};

const replies: Record<string, unknown> = {
  kithouse_pack_import_info: { status: 'success', data: aPackInfo({ pack: { site: packSite } }) },
  [fullSiteActions.settings]: { success: true, data: { import_id: '7d0f2a52-1f57-4c9f-8a35-0a4a3a3f3c11', nonce: 'n' } },
  settings: { title: 'My WordPress Website', description: '' },
  plugins: [{ plugin: 'elementor/elementor', status: 'active' }],
  themes: [{ stylesheet: 'twentytwentyfive', template: 'twentytwentyfive', status: 'active' }],
};

/** The stream of an import that is complete at once. */
class FinishedStream {
  onmessage: ((event: MessageEvent<string>) => void) | null = null;

  constructor() {
    const complete: StreamEvent = { action: 'complete', results: someResults() };
    setTimeout(() => this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(complete) })));
  }

  close() {
    this.onmessage = null;
  }
}
