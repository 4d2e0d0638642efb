import { brand, getService } from '@kithouse/contract';
import { networkMode, queryKey } from '@kithouse/query';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { Mark } from '@kithouse/ui/mark.js';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { lazyComponent } from '../../lib/lazy-component.js';
import { useLazyOpen } from '../../lib/use-lazy-open.js';
import driftwood from './wall/driftwood-home.webp';
import fernway from './wall/fernway-landing.webp';
import loam from './wall/loam-home.webp';
import morsel from './wall/morsel-home.webp';
import northbeam from './wall/northbeam-home.webp';
import plinth from './wall/plinth-home.webp';

const loadVideo = () => import('./video-dialog.js');
const VideoDialog = lazyComponent(() => loadVideo().then((file) => file.VideoDialog));
const wall = [
  [fernway, morsel],
  [driftwood, plinth],
  [loam, northbeam],
];

/** Shows the reasons to sign in beside the forms. */
export function Promo() {
  const { call } = useHost();
  // Not part of any first screen, so requested separately.
  const service = useQuery({ queryKey: queryKey(getService, {}), networkMode, queryFn: () => call(getService, {}) });
  const video = service.data?.video ?? '';
  const { isOpen, open, close } = useLazyOpen(loadVideo);
  return (
    <div className="promo">
      <span className="logo" style={{ color: '#fff' }}>
        <Mark ground="#ffffff26" />
        {brand.name}
      </span>
      <div className="stack" style={{ '--gap': '20px' }}>
        <h1 className="h0" tabIndex={-1}>
          {t('Start with a great template.')}
        </h1>
        <p>{t('Import packs, pages and blocks for Elementor and Gutenberg. Save your own in the cloud.')}</p>
        {video && (
          <BareButton className="play" style={{ justifySelf: 'start' }} onClick={open}>
            <span>
              <AnyIcon name="play" />
            </span>
            {t('Watch the two-minute tour')}
          </BareButton>
        )}
      </div>
      <div className="wall" aria-hidden="true">
        {wall.map((column) => (
          <div key={column[0]}>
            {column.map((src) => (
              <img key={src} src={src} alt="" decoding="async" />
            ))}
          </div>
        ))}
      </div>
      {isOpen && (
        <Suspense>
          <VideoDialog src={video} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
