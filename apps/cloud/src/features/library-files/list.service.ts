import { AppError, type listClouds, type Output, type ParsedInput, shortestSearch } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { toCloudFiles } from './cloud-files.service.js';
import { countMatching, listFileIds } from './list.queries.js';
import { foldName } from './names.service.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'signer'>;

/** Returns a page of the person's cloud. Pass the first page's `as_of` with later ones, so that new files do not shift them. */
export async function list(
  context: Context,
  userId: number,
  { search, page, per_page, ...requested }: ParsedInput<typeof listClouds>,
): Promise<Output<typeof listClouds>> {
  const words = toWords(search);
  if (words === undefined) {
    return { data: [], current_page: page, total_page: 0, total: 0, as_of: context.clock.now().toISOString() };
  }
  const narrowing = { ...requested, as_of: toTime(requested.as_of), words };
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
    as_of: requested.as_of ?? latest(context, data),
  };
}

/** Returns the later of now and the newest file, because another process's clock may be ahead. */
function latest({ clock }: Context, [newest]: { last_modified: string }[]): string {
  const now = clock.now().toISOString();
  return newest && newest.last_modified > now ? newest.last_modified : now;
}

/** Parses a date; an impossible day becomes the next one. */
export function toTime(given: string | undefined): string | undefined {
  const time = new Date(given ?? Number.NaN);
  if (given !== undefined && Number.isNaN(time.getTime())) {
    throw new AppError('invalid_input', undefined, { as_of: 'is no time' });
  }
  return given && time.toISOString();
}

/** Splits a search into words; undefined if it is too short. */
export function toWords(search = ''): string[] | undefined {
  const folded = foldName(search);
  if (search !== '' && [...folded.replaceAll(' ', '')].length < shortestSearch) {
    return undefined;
  }
  return [...new Set(folded.split(' '))].filter((word) => word !== '').slice(0, 10);
}
