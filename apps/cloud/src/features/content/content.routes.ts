import { getContent } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import * as content from './content.service.js';

export function contentRoutes({ db, config }: Deps): Route[] {
  const filesUrl = `${config.publicUrl}/files/`;
  return [route(getContent, ({ input, user }) => content.get({ db, filesUrl }, user, input))];
}
