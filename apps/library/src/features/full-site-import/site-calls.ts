import { AppError, type Boot, brand, fullSiteActions, ImportSettingsAnswer, PackImportInfo } from '@kithouse/contract';
import { translateMessage } from '../../lib/i18n.js';
import type { SentForm } from './full-site-import.js';

/** Timeout in ms for a site that calls the cloud. */
const patience = 60_000;

/** Loads a pack's content and options. */
export const fetchPackInfo = (boot: Boot, id: number): Promise<PackImportInfo['data']> =>
  ask(boot, `action=${fullSiteActions.info}&id=${id}`, {}, PackImportInfo).then(({ data }) => ({
    ...data,
    pack: { ...data.pack, preview_url: previewUrlOf(data) },
  }));

/** Returns the address of the preview, with the header, footer and templates that the import writes on this site's theme. */
function previewUrlOf({ pack, active_theme }: PackImportInfo['data']): string {
  return pack.has_block_frame && active_theme?.has_blocks ? `${pack.preview_url}?frame=blocks` : pack.preview_url;
}

/** Sends the settings; the site stores them as an import that waits for its stream. */
export const saveSettings = (boot: Boot, form: SentForm): Promise<{ import_id: string; nonce: string }> =>
  ask(boot, `action=${fullSiteActions.settings}`, { method: 'POST', body: toFormData(form) }, ImportSettingsAnswer).then(
    ({ data }) => data,
  );

export type StreamPhase = 'download' | 'import';
export type StreamRequest = { id: number; import_id: string; nonce: string; part: StreamPhase };

/** Returns the event stream's address of one part of an import. */
export function streamHref({ admin_url }: Boot, { id, import_id, nonce, part: phase }: StreamRequest): string {
  const query = new URLSearchParams({ action: fullSiteActions.stream, id: String(id), import_id, nonce, part: phase });
  return `${admin_url}admin-ajax.php?${query}`;
}

/** Encodes texts unchanged and others as JSON, without missing fields. */
export function toFormData(form: SentForm): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (value !== undefined) {
      data.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }
  return data;
}

type Reader<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };

async function ask<T>({ admin_url, nonce }: Boot, query: string, init: RequestInit, answer: Reader<T>): Promise<T> {
  const response = await fetch(`${admin_url}admin-ajax.php?${query}`, {
    ...init,
    headers: { 'X-WP-Nonce': nonce },
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new AppError(brand.apiErrorCode, translateMessage(new AppError(brand.apiErrorCode).message));
  });
  const body: unknown = await response.json().catch(() => undefined);
  const read = answer.safeParse(body);
  if (response.ok && read.success) {
    return read.data;
  }
  throw toRefusal(response.status, body);
}

/** Reads a refusal from `data`, which WordPress sends with a success status by default. */
function toRefusal(status: number, body: unknown): AppError {
  const { success, data } = (body ?? {}) as { success?: unknown; data?: unknown };
  const { code, message, details } = AppError.fromAnswer(status < 400 ? 502 : status, success === false ? data : body);
  return new AppError(code, translateMessage(message), details);
}
