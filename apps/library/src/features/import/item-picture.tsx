import type { Item } from '@kithouse/contract';

/** The front picture of a template on its mat; the name stands above it. */
export function ItemPicture({ item, ratio }: { item: Item; ratio: string }) {
  const picture = item.pictures[0];
  return (
    picture && (
      <div className="tile block">
        <div className="art" style={{ '--tint': item.tint ?? undefined, aspectRatio: ratio }}>
          <img src={picture.src} srcSet={picture.srcset || undefined} sizes="512px" alt="" decoding="async" />
        </div>
      </div>
    )
  );
}
