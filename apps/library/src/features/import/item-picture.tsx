import type { Item } from '@kithouse/contract';

/** Shows the first picture of a template on its tint. A block is completely visible, a long page only at its top. */
export function ItemPicture({ item, ratio }: { item: Item; ratio: string }) {
  const picture = item.pictures[0];
  if (!picture) {
    return null;
  }
  const isLong = picture.width / picture.height < 0.8;
  return (
    <div className={isLong ? undefined : 'tile block'}>
      <div
        className={isLong ? 'art pulled' : 'art'}
        style={{ '--tint': item.tint ?? undefined, aspectRatio: ratio, maxBlockSize: '30vh' }}
      >
        <img src={picture.src} srcSet={picture.srcset || undefined} sizes="512px" alt="" decoding="async" />
      </div>
    </div>
  );
}
