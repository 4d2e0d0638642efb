import { getItem, type Item, listTypeOf } from '@kithouse/contract';
import { usePrefetch } from '@kithouse/query';
import { Art } from '@kithouse/ui/art.js';
import { buttonClass } from '@kithouse/ui/button.js';
import { Icon } from '@kithouse/ui/icon.js';
import { useHoverIntent } from '@kithouse/ui/use-hover-intent.js';
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode } from 'react';
import { OptionalBoundary } from '../../lib/error-boundary.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { Link } from '../../lib/link.js';
import { useFormat } from '../../lib/use-format.js';
import { FavouriteStar } from '../favourites/favourite-star.js';
import { useShelf } from '../own-look/shelf.js';
import { FitLine } from './fit-line.js';
import { layoutsText, weightText } from './item-texts.js';
import { Price } from './price.js';
import { nameTerm } from './term-names.js';

const OwnLook = lazyComponent(() => import('../own-look/own-look.js').then((file) => file.OwnLook));
const InsertAction = lazyComponent(() => import('./insert-action.js').then((file) => file.InsertAction));

type ItemTileProps = {
  item: Item;
  /** Tab reaches only the last used tile. */
  isActive?: boolean;
  /** True below the first view. */
  isLazy: boolean;
  /** True for the first row. */
  isFirst?: boolean;
  /** Shown as a page, so that rows are even. */
  isUniform?: boolean;
  state?: Record<string, unknown>;
  /** Called when the pointer rests on the tile, or on focus. The detail is prefetched in any case. */
  onIntent?: () => void;
};

export const pathOf = ({ platform, type, slug }: Pick<Item, 'platform' | 'type' | 'slug'>) =>
  `${platform}/${listTypeOf(type)}/${slug}`;

export const ItemTile = memo(function ItemTile({
  item,
  isActive = true,
  isLazy,
  isFirst = false,
  isUniform = false,
  state,
  onIntent,
}: ItemTileProps) {
  const shape = isUniform ? 'page' : item.type;
  const tabIndex = isActive ? 0 : -1;
  const intentProps = useDetailPrefetch(item, onIntent);
  const format = useFormat();

  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey);
    if (event.key.toLowerCase() === 'f' && isPlain) {
      event.currentTarget.closest('li')?.querySelector<HTMLElement>('.star')?.click();
    }
  };

  return (
    <li className={classOf(item, shape)} {...intentProps}>
      <article className="stack" style={{ '--gap': '10px' } as CSSProperties}>
        <div className="meta">
          <h3 className="h4">
            <Link
              className="cover clip"
              dir="auto"
              to={pathOf(item)}
              state={state}
              tabIndex={tabIndex}
              title={item.name}
              onKeyDown={onKeyDown}
            >
              {item.name}
            </Link>
            {item.is_pro && <span className="pill">{t('Pro')}</span>}
          </h3>
          <Price item={item} />
          <p className="dim clip">{aboutOf(item, format.count)}</p>
          <FavouriteCount count={item.favourite_count} />
          <FitLine item={item} />
        </div>
        <FavouriteStar item={item} tabIndex={tabIndex} />
        <TileArt item={item} isFan={shape === 'pack'} isLazy={isLazy} isFirst={isFirst}>
          {item.type !== 'pack' && (
            <div className="onart late">
              <OptionalBoundary>
                <InsertAction item={item} className={buttonClass({ kind: 'primary', size: 's' })} tabIndex={tabIndex} isNamed />
              </OptionalBoundary>
            </div>
          )}
        </TileArt>
      </article>
    </li>
  );
});

function classOf({ type, pictures: [first] }: Item, shape: Item['type']): string {
  if (shape !== 'page') {
    return shape === 'pack' ? 'tile' : 'tile block';
  }
  // Shows a short page completely instead of cropping its sides.
  const isShort = first && first.width / first.height > 0.8;
  return ['tile page', type === 'block' ? 'whole' : isShort ? 'short' : ''].join(' ').trim();
}

function FavouriteCount({ count }: { count: number }) {
  const format = useFormat();
  return (
    <p className="cap stat">
      <span className="sr">{t('Favourites')}</span>
      <Icon name="star" />
      {format.count(count)}
    </p>
  );
}

type TileArtProps = { item: Item; isFan: boolean; isLazy: boolean; isFirst: boolean; children: ReactNode };

function TileArt({ item, isFan, isLazy, isFirst, children }: TileArtProps) {
  const { isOn } = useShelf().shelf;
  const pictures = isFan ? item.pictures.slice(0, 3).reverse() : item.pictures.slice(0, 1);
  return (
    <Art
      pictures={pictures}
      kind={isFan && pictures.length > 1 ? 'fan' : 'plain'}
      tint={item.tint}
      sizes={isFan && pictures.length > 1 ? '170px' : '320px'}
      isLazy={isLazy}
      isFirst={isFirst}
    >
      {isOn && item.type === 'pack' && (
        <OptionalBoundary>
          <OwnLook item={item} />
        </OptionalBoundary>
      )}
      {children}
    </Art>
  );
}

function useDetailPrefetch({ slug, type, platform }: Item, onIntent?: () => void) {
  const prefetch = usePrefetch();
  return useHoverIntent(() => {
    prefetch(getItem, { slug, type, platform });
    onIntent?.();
  });
}

function aboutOf(item: Item, format: (count: number) => string): string {
  const parts =
    item.type === 'pack'
      ? [
          item.categories[0] && nameTerm('category', item.categories[0]),
          item.layouts > 0 && layoutsText(item.layouts, format(item.layouts)),
        ]
      : [item.template_type && nameTerm('template_type', item.template_type), item.pack?.name];
  return [...parts, item.audit && weightText(item.audit.bytes, format)].filter(Boolean).join(' · ');
}
