import { getItemPreview, type Item } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { type CSSProperties, useEffect, useRef } from 'react';
import { toFrameHref } from '../../lib/frame-href.js';
import { LookFrame } from './look-frame.js';
import { useLoadSlot } from './use-load-slot.js';
import { useOwnMessage } from './use-own-look.js';

/** In px. */
const pageWidth = 1200;

/** Covers a pack's image with its front page in the site's own look, while it is near the window. Without one, the image stays. */
export function OwnLook({ item }: { item: Pick<Item, 'slug' | 'name'> }) {
  const space = useRef<HTMLSpanElement>(null);
  const { isLoading, free } = useLoadSlot(space);
  const { data, error } = useEndpoint(getItemPreview, { slug: item.slug }, { enabled: isLoading });
  const message = useOwnMessage(data);
  useEffect(() => {
    if (error) {
      free();
    }
  }, [error, free]);
  return (
    <span ref={space} aria-hidden="true" style={spaceStyle}>
      {isLoading && data && message && (
        <LookFrame
          title={item.name}
          src={toFrameHref(data.frame_url, data.page)}
          width={pageWidth}
          message={message}
          onLoaded={free}
        />
      )}
    </span>
  );
}

const spaceStyle: CSSProperties = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  overflow: 'hidden',
  borderRadius: 'inherit',
  pointerEvents: 'none',
};
