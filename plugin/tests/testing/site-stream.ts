import { fullSiteActions, ImportSettingsAnswer, StreamEvent } from '@kithouse/contract';
import type { Visit } from './start-site.js';

export type SiteChoices = {
  id: number;
  platform: 'elementor' | 'gutenberg';
  title?: string;
  slogan?: string;
  logo?: { id: number; url: string } | null;
  /** Undefined keeps the pack's own width. */
  logo_size?: number | undefined;
  theme?: { slug: string; name: string } | null;
  again?: 'replace' | 'copy';
  enable_container?: boolean;
  facts?: Record<string, string>;
};
type Part = 'download' | 'import';
export type Pressed = { id: number; import_id: string; nonce: string };

/** Chooses nothing, so everything is imported. */
export const noChoices = {
  platform: 'gutenberg' as const,
  title: '',
  slogan: '',
  logo: null,
  logo_size: 211,
  color: {},
  theme: null,
  plugins: [],
  import_demo_content: true,
};

/** Submits the wizard's settings. */
export async function pressImport(visit: Visit, { theme = null, logo = null, facts, ...choices }: SiteChoices): Promise<Pressed> {
  const fields = {
    ...noChoices,
    ...choices,
    logo: JSON.stringify(logo),
    color: '{}',
    plugins: '[]',
    theme: JSON.stringify(theme),
    ...(facts ? { facts: JSON.stringify(facts) } : {}),
  };
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const response = await visit.ask(`/wp-admin/admin-ajax.php?action=${fullSiteActions.settings}`, {
    method: 'POST',
    headers: { 'x-wp-nonce': visit.auth?.nonce ?? '' },
    body,
  });
  const text = await response.text();
  try {
    return { id: choices.id, ...ImportSettingsAnswer.parse(JSON.parse(text)).data };
  } catch {
    throw new Error(`The settings were not taken (${response.status}): ${text.slice(0, 1000)}`);
  }
}

/** Requests a part of an import and returns its events, however it ended. */
export async function askPart(visit: Visit, pressed: Pressed, part: Part, headers: Record<string, string> = {}) {
  const { id, import_id, nonce } = pressed;
  const query = new URLSearchParams({ action: fullSiteActions.stream, id: String(id), import_id, nonce, part });
  const response = await visit.ask(`/wp-admin/admin-ajax.php?${query}`, { headers });
  return readEvents(await response.text());
}

export function readEvents(text: string): StreamEvent[] {
  const data = [...text.matchAll(/^data: ?(.*)$/gm)].map(([, line = '']) => line);
  return data.filter((line) => line !== '').map((line) => StreamEvent.parse(JSON.parse(line)));
}

/** Requests parts like the wizard until the import has ended, and returns its last event. */
export async function followImport(visit: Visit, pressed: Pressed, headers: Record<string, string> = {}): Promise<StreamEvent> {
  let part: Part = 'download';
  for (let requested = 0; requested < 1000; requested++) {
    const last: StreamEvent | undefined = (await askPart(visit, pressed, part, headers)).findLast(({ action }) =>
      ends.has(action),
    );
    if (last?.action === 'complete' || last?.action === 'error') {
      return last;
    }
    part = last?.action === 'downloadComplete' ? 'import' : part;
  }
  throw new Error('The import did not end.');
}

const ends = new Set(['complete', 'error', 'downloadComplete']);
