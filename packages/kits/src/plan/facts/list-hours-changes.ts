import type { Facts, HoursChange } from '@kithouse/contract';
import { toFactValues } from './fact-values.js';

type Stored = { facts: Facts; former: readonly Facts[]; locale: string };

/** Lists former opening hours that differ from the present ones, as imported pages show both. Empty if there are none now. */
export function listHoursChanges({ facts, former, locale }: Stored): HoursChange[] {
  const describe = (given: Facts) => {
    const { rows, texts } = toFactValues(given, locale);
    return { rows: [...rows], text: texts.hours ?? '' };
  };
  const to = describe(facts);
  const from = former.filter((one) => hasRows(one) || hasRows(facts)).map(describe);
  const isChanged = ({ rows }: typeof to) => rows.length > 0 && JSON.stringify(rows) !== JSON.stringify(to.rows);
  return to.rows.length === 0 ? [] : from.filter(isChanged).map((hours) => ({ from: hours, to }));
}

const hasRows = ({ opening_hours = [] }: Facts) => opening_hours.length > 0;
