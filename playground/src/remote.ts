import type { Command } from './control.js';
import type { Auth } from './engine.js';

/** Startup message of the WordPress process. `control` and `token` are present only with a control address. */
export type WordPressReady = { url: string; site: string; control?: string; token?: string };

export type RemoteWordPress = ReturnType<typeof connectWordPress>;

/** Provides the functions of `startWordPress` for a WordPress in another process. */
export function connectWordPress({ url, site, control = '', token = '' }: WordPressReady) {
  const send = async (command: Command) => {
    const response = await fetch(control, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(command),
      signal: AbortSignal.timeout(120_000),
    });
    const { answer, error } = (await response.json()) as { answer?: unknown; error?: string };
    if (!response.ok) {
      throw new Error(error ?? `The control address answered ${response.status}.`);
    }
    return answer;
  };
  return {
    url,
    site,
    run: async <T = unknown>(code: string, args: Record<string, unknown> = {}) => (await send({ name: 'run', code, args })) as T,
    activate: async (file: string) => void (await send({ name: 'activate', file })),
    auth: async (login = 'admin') => (await send({ name: 'auth', login })) as Auth,
    appPassword: async (login = 'admin') => (await send({ name: 'appPassword', login })) as string,
    snapshot: async (snapshot = 'base') => void (await send({ name: 'snapshot', snapshot })),
    restore: async (snapshot = 'base') => void (await send({ name: 'restore', snapshot })),
  };
}
