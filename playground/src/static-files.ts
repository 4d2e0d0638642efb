import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import send from '@fastify/send';

/** The folders of a site by the start of their addresses: `/wp-content/` → a folder on disk. */
export type StaticFolders = { prefix: string; folder: string; isWordPress: boolean }[];

/** Answers whether it has answered: what is no file that a browser may have is left to WordPress. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const aDay = 86_400_000;

/**
 * Serves scripts, styles and pictures from the disk, as every web server does. A page of wp-admin has a hundred of them, and
 * each would wait for PHP.
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
      // Most files in one piece.
      highWaterMark: 2 ** 20,
      dotfiles: 'ignore',
      // What is mounted is being worked on; WordPress itself changes with its version.
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
