import { brand } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Mark } from '@kithouse/ui/mark.js';
import { Suspense } from 'react';
import { useHost } from '../../hosts/host.js';
import { t } from '../../lib/i18n.js';
import { part } from '../../lib/part.js';
import { useOpening } from '../../lib/use-opening.js';
import fernway from './wall/fernway-1.webp';
import kinetic from './wall/kinetic-1.webp';
import lantern from './wall/lantern-1.webp';
import northbeam from './wall/northbeam-1.webp';
import tidepool from './wall/tidepool-1.webp';
import vire from './wall/vire-2.webp';

const loadVideo = () => import('./video-dialog.js');
const VideoDialog = part(() => loadVideo().then((file) => file.VideoDialog));
const wall = [
  [fernway, kinetic],
  [tidepool, vire],
  [lantern, northbeam],
];

/** The panel beside the forms: what one signs in for. */
export function Promo() {
  const { video } = useHost().boot.links;
  const { isOpen, open, close } = useOpening(loadVideo);
  return (
    <div className="promo">
      <span className="logo" style={{ color: '#fff' }}>
        <Mark ground="#ffffff26" />
        {brand.name}
      </span>
      <div className="stack" style={{ '--gap': '20px' }}>
        <h1 className="h0" tabIndex={-1}>
          {t('Start from something good.')}
        </h1>
        <p>{t('Packs, pages and blocks for Elementor and Gutenberg, and a cloud to keep your own.')}</p>
        {video && (
          <button className="play" type="button" style={{ justifySelf: 'start' }} onClick={open}>
            <span>
              <AnyIcon name="play" />
            </span>
            {t('Watch the two-minute tour')}
          </button>
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
