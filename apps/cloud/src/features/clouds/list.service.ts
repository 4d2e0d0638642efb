import { AppError, type listClouds, type Output, type ParsedInput, shortestSearch } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { toCloudFiles } from './cloud-files.service.js';
import { countMatching, listFileIds } from './list.queries.js';
import { foldName } from './names.service.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'signer'>;

/** A page of somebody's own cloud. `as_of` of the first page, given with the next, keeps them apart from what comes meanwhile. */
export async function list(
  context: Context,
  userId: number,
  { search, page, per_page, ...asked }: ParsedInput<typeof listClouds>,
): Promise<Output<typeof listClouds>> {
  const words = toWords(search);
  if (words === undefined) {
    return { data: [], current_page: page, total_page: 0, total: 0, as_of: context.clock.now().toISOString() };
  }
  const narrowing = { ...asked, as_of: toTime(asked.as_of), words };
  const [ids, total] = await Promise.all([
    listFileIds(context.db, userId, narrowing, { limit: per_page, offset: (page - 1) * per_page }),
    countMatching(context.db, userId, narrowing),
  ]);
  const data = await toCloudFiles(
    context,
    ids.map((id) => ({ id, file_id: id })),
  );
  return {
    data,
    current_page: page,
    total_page: Math.ceil(total / per_page),
    total,
    as_of: asked.as_of ?? latest(context, data),
  };
}

/** The clock of another process may be ahead of this one, and what it wrote is on this page all the same. */
function latest({ clock }: Context, [newest]: { last_modified: string }[]): string {
  const now = clock.now().toISOString();
  return newest && newest.last_modified > now ? newest.last_modified : now;
}

/** A day that no calendar has becomes the one that follows. */
export function toTime(given: string | undefined): string | undefined {
  const time = new Date(given ?? Number.NaN);
  if (given !== undefined && Number.isNaN(time.getTime())) {
    throw new AppError('invalid_input', undefined, { as_of: 'is no time' });
  }
  return given && time.toISOString();
}

/** Nothing for a search that is too short to be one. */
export function toWords(search = ''): string[] | undefined {
  const folded = foldName(search);
  if (search !== '' && [...folded.replaceAll(' ', '')].length < shortestSearch) {
    return undefined;
  }
  return [...new Set(folded.split(' '))].filter((word) => word !== '').slice(0, 10);
}
