import { type Boot, createCall, getImportResults, type ImportResults, type SiteForm, type StreamEvent } from '@kithouse/contract';
import { vi } from 'vitest';
import { followRun } from '../../../apps/library/src/features/full-site-import/follow-run.js';
import { saveSettings } from '../../../apps/library/src/features/full-site-import/site-calls.js';
import { eventSourceOf } from './event-source.js';
import { noChoices } from './site-stream.js';
import type { Visit } from './start-site.js';

type Choices = Pick<SiteForm, 'id'> & Partial<SiteForm>;

export type WizardRun = {
  import_id: string;
  results: ImportResults;
  events: StreamEvent[];
  /** Number of stream and log requests. */
  requested: { streams: number; logs: number };
  /** Milliseconds until the first event, and until the end. */
  first: number;
  all: number;
};

/** Imports a whole site with the wizard's own code like the person's browser, from settings to results. */
export async function importAsWizard(
  url: string,
  visit: Visit,
  choices: Choices,
  headers: Record<string, string> = {},
): Promise<WizardRun> {
  const nonce = visit.auth?.nonce ?? '';
  const boot = { admin_url: `${url}/wp-admin/`, nonce } as Boot;
  const own = { cookie: visit.cookie, ...headers };
  const send = globalThis.fetch;
  const requested = { streams: 0, logs: 0 };
  const browse: typeof fetch = (target, init = {}) => {
    const address = String(target);
    requested.streams += Number(address.includes('_pack_import&'));
    requested.logs += Number(address.includes('_import_log'));
    return send(target, address.startsWith(url) ? { ...init, headers: { ...own, ...init.headers } } : init);
  };
  vi.stubGlobal('fetch', browse);
  vi.stubGlobal('EventSource', eventSourceOf(browse));
  const began = performance.now();
  try {
    const form: SiteForm = { ...noChoices, ...choices };
    const pressed = await saveSettings(boot, form);
    const events: StreamEvent[] = [];
    let first = 0;
    const streamed = await new Promise<ImportResults | undefined>((resolve, reject) => {
      followRun(
        boot,
        { id: choices.id, ...pressed, part: 'download' },
        {
          onEvent: (event) => {
            first ||= performance.now() - began;
            events.push(event);
            if (event.action === 'complete') {
              resolve(event.results);
            } else if (event.action === 'error') {
              reject(new Error(`The import ended: ${event.message}`));
            }
          },
          onLog: () => undefined,
          onDone: () => resolve(undefined),
          onSilence: () => undefined,
          onLost: () => reject(new Error('The site could not be reached any more.')),
        },
      );
    });
    const call = createCall({
      root: `${url}/?rest_route=/kithouse/v1`,
      headers: { ...own, 'x-wp-nonce': nonce },
      timeout: 60_000,
    });
    const results = streamed ?? (await call(getImportResults, { import_id: pressed.import_id }));
    return { import_id: pressed.import_id, results, events, requested, first, all: performance.now() - began };
  } finally {
    vi.unstubAllGlobals();
  }
}
