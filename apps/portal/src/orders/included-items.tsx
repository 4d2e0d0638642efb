import { getItem, type Item } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import type { ReactNode } from 'react';
import { formatList, t, tn } from '../i18n.js';

/** Number of names before the rest is counted. */
const max = 8;

/** Lists the items of a pack. Names may load late or fail; the count is known before. */
export function IncludedItems({ item }: { item: Item }) {
  const isPack = item.type === 'pack';
  const { data } = useEndpoint(getItem, { slug: item.slug }, { enabled: isPack });
  const names = data?.items.slice(0, max).map(({ id, name }) => ({ id, name })) ?? [];
  const rest = item.layouts - names.length;
  return (
    <div className="stack included">
      <h2 className="h4">{t('Included')}</h2>
      <ul className="contents">
        {isPack && (
          <Line>
            {item.layouts === 1
              ? t('One page or block')
              : tn(
                  '{count} page or block, including later additions',
                  '{count} pages and blocks, including later additions',
                  item.layouts,
                )}
          </Line>
        )}
        {!isPack && <Line>{item.type === 'page' ? t('One whole page with its images') : t('One block with its images')}</Line>}
        <Line>{t('Use it on all your sites, as often as you like')}</Line>
        {item.dependencies.length > 0 && (
          <Line>{t('Made for {plugins}', { plugins: formatList(item.dependencies.map(({ name }) => name)) })}</Line>
        )}
      </ul>
      {names.length > 0 && (
        <p className="chips">
          {names.map(({ id, name }) => (
            <span className="chip" key={id}>
              {name}
            </span>
          ))}
          {rest > 0 && <span className="chip">{tn('and {count} more', 'and {count} more', rest)}</span>}
        </p>
      )}
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <li>
      <AnyIcon name="check" size="s" />
      <span>{children}</span>
    </li>
  );
}
