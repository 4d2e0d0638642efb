import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import send from '@fastify/send';

/** Maps address prefixes to folders of a site: `/wp-content/` → a folder on disk. */
export type StaticFolders = { prefix: string; folder: string; isWordPress: boolean }[];

/** Returns whether it has responded; WordPress handles anything but public files. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const aDay = 86_400_000;

/**
 * Serves scripts, styles and pictures from the disk like any web server. A page of wp-admin has a hundred of them, each of which
 * would wait for PHP.
 */
export function createStaticFiles(folders: StaticFolders): StaticFiles {
  const nearestFirst = folders.toSorted((a, b) => b.prefix.length - a.prefix.length);
  return async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const found = nearestFirst.find(({ prefix }) => path.startsWith(prefix));
    if (!found || !/^(GET|HEAD)$/.test(request.method ?? '') || /\.php/i.test(decodeURIComponent(path))) {
      return false;
    }
    const file = await send(request, path.slice(found.prefix.length - 1), {
      root: found.folder,
      index: false,
      // Most files in one chunk.
      highWaterMark: 2 ** 20,
      dotfiles: 'ignore',
      // Mounted files change during development; WordPress changes only with its version.
      maxAge: found.isWordPress ? aDay : 0,
    });
    if (file.type !== 'file') {
      return false;
    }
    response.writeHead(file.statusCode, file.headers);
    await pipeline(file.stream, response);
    return true;
  };
}
