import { AppError, type Boot, brand } from '@kithouse/contract';
import * as z from 'zod/mini';
import { translateMessage } from '../../lib/i18n.js';

/** WordPress's data of the site; each is undefined without permission. */
export type SiteFacts = {
  title: string | undefined;
  slogan: string | undefined;
  /** By WordPress's key, such as `elementor/elementor.php`. */
  plugins: ReadonlyMap<string, { isActive: boolean }> | undefined;
  /** By slug; `active` contains the theme and a child theme's parent. */
  themes: { installed: ReadonlySet<string>; active: ReadonlySet<string> } | undefined;
};

const Identity = z.object({ title: z.string(), description: z.string() });
const Plugins = z.array(z.object({ plugin: z.string(), status: z.string() }));
const Themes = z.array(z.object({ stylesheet: z.string(), template: z.string(), status: z.string() }));
const Medium = z.object({ id: z.int(), source_url: z.string() });

/** Timeouts in ms of a request and an upload. */
const patience = 20_000;
const uploadPatience = 120_000;

export async function readSite(boot: Boot): Promise<SiteFacts> {
  const [identity, plugins, themes] = await Promise.all([
    read(boot, 'settings?_fields=title,description', Identity),
    read(boot, 'plugins?_fields=plugin,status', Plugins),
    read(boot, 'themes?_fields=stylesheet,template,status', Themes),
  ]);
  const active = themes?.filter(({ status }) => status === 'active') ?? [];
  return {
    title: identity?.title,
    slogan: identity?.description,
    plugins: plugins && new Map(plugins.map(({ plugin, status }) => [`${plugin}.php`, { isActive: status !== 'inactive' }])),
    themes: themes && {
      installed: new Set(themes.map(({ stylesheet }) => stylesheet)),
      active: new Set(active.flatMap(({ stylesheet, template }) => [stylesheet, template])),
    },
  };
}

/** Uploads a picture to the site's media library. */
export async function uploadPicture(boot: Boot, file: File): Promise<{ id: number; url: string }> {
  const body = new FormData();
  body.set('file', file, file.name);
  const response = await fetch(hrefOf(boot, 'media'), {
    method: 'POST',
    headers: { 'X-WP-Nonce': boot.nonce },
    body,
    signal: AbortSignal.timeout(uploadPatience),
  }).catch(() => {
    throw new AppError(brand.apiErrorCode);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const medium = Medium.safeParse(answer).data;
  if (!response.ok || !medium) {
    const { code, message } = AppError.fromAnswer(response.status, answer);
    throw new AppError(code, translateMessage(message));
  }
  return { id: medium.id, url: medium.source_url };
}

async function read<Schema extends z.ZodMiniType>(boot: Boot, path: string, answer: Schema) {
  try {
    const response = await fetch(hrefOf(boot, path), {
      headers: { 'X-WP-Nonce': boot.nonce },
      signal: AbortSignal.timeout(patience),
    });
    return response.ok ? answer.safeParse(await response.json()).data : undefined;
  } catch {
    return undefined;
  }
}

/** Builds the address; without pretty permalinks the path is already in a query. */
function hrefOf({ rest_root }: Boot, path: string): string {
  const root = rest_root.slice(0, -brand.restNamespace.length);
  const [call, query] = path.split('?');
  return `${root}wp/v2/${call}${query ? `${root.includes('?') ? '&' : '?'}${query}` : ''}`;
}
