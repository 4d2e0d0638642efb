import { Art } from '@kithouse/ui/art.js';
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

/** Shows a low row of cards without automatic movement, so that the list stays in sight. */
export function FeaturedReel({ reel: { items, state } }: { reel: Reel }) {
  const hasSkeleton = useDelayed(state === 'pending', 150, 300);
  if (hasSkeleton || state === 'pending') {
    return (
      <div className="reel-room" aria-hidden="true">
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
  return <Cards items={items} />;
}

function Cards({ items }: { items: Featured[] }) {
  const { ref, atStart, atEnd, previous, next } = useRail<HTMLUListElement>(items);
  return (
    <section className="reel low" aria-label={t('Featured')}>
      <ul className="rail lead" ref={ref} aria-label={t('Featured items')}>
        {items.map((item, place) => (
          <FeaturedCard key={item.id} item={item} isFirst={place === 0} />
        ))}
      </ul>
      {!(atStart && atEnd) && (
        <>
          <IconButton size="s" className="edge" label={t('Previous')} disabled={atStart} onClick={previous} hasTip={false}>
            <Icon name="chevron-left" size="s" flip />
          </IconButton>
          <IconButton size="s" className="edge" label={t('Next')} disabled={atEnd} onClick={next} hasTip={false}>
            <Icon name="chevron-right" size="s" flip />
          </IconButton>
        </>
      )}
    </section>
  );
}

function FeaturedCard({ item, isFirst }: { item: Featured; isFirst: boolean }) {
  const format = useFormat();
  const pictures = item.pictures.slice(0, 3).reverse();
  const isFan = item.type === 'pack' && pictures.length > 1;
  const [category] = item.categories;
  return (
    <li className="feature" style={item.tint ? ({ '--tint': item.tint } as CSSProperties) : undefined}>
      <div className="words">
        <p className="cap clip">{[t('Featured'), category && nameTerm('category', category)].filter(Boolean).join(' · ')}</p>
        <h2 className="h3">
          <Link className="cover" to={pathOf(item)} state={fromFirstPage} dir="auto">
            {item.name}
          </Link>
        </h2>
        <p className="line dim num">
          <Price item={item} />
          {item.layouts > 0 && <span className="clip">· {layoutsText(item.layouts, format.count(item.layouts))}</span>}
        </p>
      </div>
      {isFan ? (
        <Art pictures={pictures} kind="fan" tint={item.tint} sizes="120px" isLazy={!isFirst} isFirst={isFirst} />
      ) : (
        <Art pictures={pictures.slice(-1)} kind="sole" tint={item.tint} sizes="240px" isLazy={!isFirst} isFirst={isFirst} />
      )}
    </li>
  );
}

const fromFirstPage = { list: {} };
