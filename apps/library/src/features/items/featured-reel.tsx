import { Art } from '@kithouse/ui/art.js';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { Icon } from '@kithouse/ui/icon.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import { Note } from '@kithouse/ui/note.js';
import { Skeleton } from '@kithouse/ui/skeleton.js';
import { useDelayed } from '@kithouse/ui/use-delayed.js';
import { useRail } from '@kithouse/ui/use-rail.js';
import type { CSSProperties } from 'react';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { useFormat } from '../../lib/use-format.js';
import { layoutsText } from './item-texts.js';
import { pathOf } from './item-tile.js';
import { Price } from './price.js';
import { nameTerm } from './term-names.js';
import type { Featured, Reel } from './use-featured.js';

/** Shows a row of cards without automatic movement, lower where the list below should stay visible. */
export function FeaturedReel({ reel: { items, state }, isLow = false }: { reel: Reel; isLow?: boolean }) {
  const hasSkeleton = useDelayed(state === 'pending', 150, 300);
  if (hasSkeleton || state === 'pending') {
    return (
      <div className="reel-room" aria-hidden="true">
        <span />
        {hasSkeleton && <Skeleton />}
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <Note isBoxed icon={<Icon name="info" />}>
        {t('Something went wrong.')}
      </Note>
    );
  }
  return <Cards items={items} isLow={isLow} />;
}

function Cards({ items, isLow }: { items: Featured[]; isLow: boolean }) {
  const { ref, index, atStart, atEnd, previous, next, goTo } = useRail<HTMLUListElement>(items);
  const canMove = !(atStart && atEnd);
  return (
    <section className={isLow ? 'reel low' : 'reel'} aria-label={t('Featured')}>
      <div className="line apart">
        <h2 className="h3">{t('Featured')}</h2>
        {canMove && (
          <div className="line snug">
            <IconButton size="s" className="edge" label={t('Previous')} disabled={atStart} onClick={previous} hasTip={false}>
              <Icon name="chevron-left" size="s" flip />
            </IconButton>
            <IconButton size="s" className="edge" label={t('Next')} disabled={atEnd} onClick={next} hasTip={false}>
              <Icon name="chevron-right" size="s" flip />
            </IconButton>
          </div>
        )}
      </div>
      <ul className="rail lead" ref={ref} aria-label={t('Featured items')}>
        {items.map((item, place) => (
          <FeaturedCard key={item.id} item={item} isFirst={place === 0} isLow={isLow} />
        ))}
      </ul>
      {!isLow && canMove && (
        <div className="dots">
          {items.map(({ id }, number) => (
            <BareButton
              key={id}
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

function FeaturedCard({ item, isFirst, isLow }: { item: Featured; isFirst: boolean; isLow: boolean }) {
  const format = useFormat();
  const pictures = item.pictures.slice(0, 3).reverse();
  const isFan = item.type === 'pack' && pictures.length > 1;
  return (
    <li className="feature" style={item.tint ? ({ '--tint': item.tint } as CSSProperties) : undefined}>
      <div className="words">
        {item.categories[0] && <p className="cap">{nameTerm('category', item.categories[0])}</p>}
        <h3 className={isLow ? 'h3' : 'h2'}>
          <Link className="cover" to={pathOf(item)} state={fromFirstPage}>
            {item.name}
          </Link>
        </h3>
        {!isLow && <p className="soft brief">{item.description}</p>}
        <p className="line dim num">
          <Price item={item} />
          {item.layouts > 0 && `· ${layoutsText(item.layouts, format.count(item.layouts))}`}
        </p>
      </div>
      {isFan ? (
        <Art pictures={pictures} kind="fan" tint={item.tint} sizes="180px" isLazy={!isFirst} isFirst={isFirst} />
      ) : (
        <Art
          pictures={pictures.slice(-1)}
          kind="sole"
          tint={item.tint}
          sizes={isLow ? '240px' : '480px'}
          isLazy={!isFirst}
          isFirst={isFirst}
        />
      )}
    </li>
  );
}

const fromFirstPage = { list: {} };
