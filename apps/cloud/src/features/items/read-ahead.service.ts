import type { Log } from '../../log.js';
import { listPopularIds } from './items.queries.js';
import type { Shelf } from './items.service.js';

/** Exceeds what the store of cards has room for. */
const maxIds = 50_000;

/** Fills the store of cards after a start, a publication and a ranking, so that the first lists find them. */
export async function readCardsAhead(
  { db, catalogue, cardStore }: Shelf,
  ids: ArrayLike<number> | undefined,
  log: Log,
): Promise<void> {
  try {
    await cardStore.fill(ids ?? (await listPopularIds(db, maxIds)), await catalogue.getVersion());
  } catch (error) {
    // Requests read what is missing.
    log.warn({ err: error }, 'the cards of the catalogue could not be read ahead');
  }
}
