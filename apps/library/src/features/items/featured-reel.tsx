import { brand, listFeatured, type Output, type Platform } from '@kithouse/contract';
import { Art } from '@kithouse/ui/art.js';
import { Icon } from '@kithouse/ui/icon.js';
import { useDelayed } from '@kithouse/ui/use-delayed.js';
import { useRail } from '@kithouse/ui/use-rail.js';
import type { CSSProperties } from 'react';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { useEndpoint } from '../../lib/use-endpoint.js';
import { useFormat } from '../../lib/use-format.js';
import { layoutsText } from './item-texts.js';
import { pathOf } from './item-tile.js';
import { Price } from './price.js';

type Featured = Output<typeof listFeatured>['data'][number];

/** A row of large cards that moves only when asked to. Absent when nothing is featured. */
export function FeaturedReel({ platform }: { platform: Platform }) {
  const { data, error, isPending } = useEndpoint(listFeatured, { platform });
  const hasSkeleton = useDelayed(isPending, 150, 300);
  if (hasSkeleton || isPending) {
    return (
      <div className="reel-room" aria-hidden="true">
        <span />
        {hasSkeleton && <span className="skel" />}
      </div>
    );
  }
  if (error?.code === brand.apiErrorCode) {
    return (
      <p className="note boxed">
        <Icon name="info" />
        {t('Something went wrong.')}
      </p>
    );
  }
  return data?.data.length ? <Reel items={data.data} /> : null;
}

function Reel({ items }: { items: Featured[] }) {
  const { ref, index, atStart, atEnd, previous, next, goTo } = useRail<HTMLUListElement>(items);
  return (
    <section className="reel" aria-label={t('Featured')}>
      <div className="line apart">
        <h2 className="h3">{t('Featured')}</h2>
        <div className="line snug">
          <button className="ibtn s edge" type="button" aria-label={t('Previous')} disabled={atStart} onClick={previous}>
            <Icon name="chevron-left" size="s" flip />
          </button>
          <button className="ibtn s edge" type="button" aria-label={t('Next')} disabled={atEnd} onClick={next}>
            <Icon name="chevron-right" size="s" flip />
          </button>
        </div>
      </div>
      <ul className="rail lead" ref={ref} aria-label={t('Featured items')}>
        {items.map((item) => (
          <FeaturedCard key={item.id} item={item} />
        ))}
      </ul>
      {items.length > 1 && !(atStart && atEnd) && (
        <div className="dots">
          {items.map(({ id }, number) => (
            <button
              key={id}
              type="button"
              aria-label={t('Featured item {number}', { number: number + 1 })}
              aria-current={number === index ? 'true' : undefined}
              onClick={() => goTo(number)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function FeaturedCard({ item }: { item: Featured }) {
  const format = useFormat();
  const pictures = item.pictures.slice(0, 3).reverse();
  const isFan = item.type === 'pack' && pictures.length > 1;
  return (
    <li className="feature" style={item.tint ? ({ '--tint': item.tint } as CSSProperties) : undefined}>
      <div className="words">
        {item.categories[0] && <p className="cap">{item.categories[0].name}</p>}
        <h3 className="h2">
          <Link className="cover" to={pathOf(item)} state={fromFirstPage}>
            {item.name}
          </Link>
        </h3>
        <p className="soft brief">{item.description}</p>
        <p className="line dim num">
          <Price item={item} />
          {item.layouts > 0 && `· ${layoutsText(item.layouts, format.count(item.layouts))}`}
        </p>
      </div>
      {isFan ? (
        <Art pictures={pictures} kind="fan" tint={item.tint} sizes="260px" isLazy={false} />
      ) : (
        <Art pictures={pictures.slice(-1)} kind="sole" tint={item.tint} sizes="480px" isLazy={false} />
      )}
    </li>
  );
}

const fromFirstPage = { list: {} };
