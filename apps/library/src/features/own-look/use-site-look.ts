import { type Boot, brand } from '@kithouse/contract';
import type { Palette } from '@kithouse/kits/look';
import { networkMode } from '@kithouse/query';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useHost } from '../../lib/host.js';
import { readLogoPicture } from './read-logo-picture.js';

/** The site's name, tagline and logo as WordPress knows them, and the palette of the logo. */
export type SiteLook = { name: string; slogan: string; logo: string; palette: Palette | undefined };

const Identity = z.object({
  name: z.string(),
  description: z.optional(z.string()),
  site_logo: z.optional(z.nullable(z.number())),
});
const Medium = z.object({ source_url: z.string() });

const patience = 20_000;

/** Reads the site's own look in the browser. Nothing of it leaves the site. */
export function useSiteLook(isOn: boolean): SiteLook | undefined {
  const { boot } = useHost();
  return useQuery<SiteLook>({
    queryKey: ['own-look.site'],
    networkMode,
    enabled: isOn,
    staleTime: 60_000,
    queryFn: () => readSiteLook(boot),
  }).data;
}

async function readSiteLook(boot: Boot): Promise<SiteLook> {
  const identity = await read(boot, '?_fields=name,description,site_logo', Identity);
  const medium = identity?.site_logo
    ? await read(boot, `wp/v2/media/${identity.site_logo}?_fields=source_url`, Medium)
    : undefined;
  const logo = medium?.source_url ?? '';
  const palette = logo === '' ? undefined : await readLogoPicture(logo).catch(() => undefined);
  return { name: decode(identity?.name ?? ''), slogan: decode(identity?.description ?? ''), logo, palette };
}

/** Decodes a name, which WordPress escapes for HTML. */
const decode = (text: string) => new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '';

async function read<Schema extends z.ZodMiniType>({ rest_root, nonce }: Boot, path: string, answer: Schema) {
  // Without pretty permalinks the path is already in a query.
  const root = rest_root.slice(0, -brand.restNamespace.length);
  const href = root + (root.includes('?') ? path.replace('?', '&') : path);
  try {
    const response = await fetch(href, { headers: { 'X-WP-Nonce': nonce }, signal: AbortSignal.timeout(patience) });
    return response.ok ? answer.safeParse(await response.json()).data : undefined;
  } catch {
    return undefined;
  }
}
