import { AppError, brand, type Endpoint, isOlder } from '@kithouse/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Lists calls that an outdated plugin can still make to give its key back. */
const alwaysAllowed = new Set(['account.disconnect']);

/** Sends the minimum version with every answer and refuses writes of older plugins. Other callers send no version. */
export function createVersionCheck(minimum: string | undefined) {
  return (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): void => {
    if (minimum === undefined) {
      return;
    }
    reply.header(brand.minimumPluginHeader, minimum);
    const version = request.headers[brand.pluginHeader];
    const isWrite = endpoint.method !== 'GET' || endpoint.changes === true;
    if (typeof version === 'string' && isWrite && !alwaysAllowed.has(endpoint.name) && isOlder(version, minimum)) {
      throw new AppError('plugin_outdated', undefined, { minimum });
    }
  };
}
