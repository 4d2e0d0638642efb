import type { ReactNode } from 'react';
import { t } from '../../lib/i18n.js';

/** Shows a skeleton without any list data. */
export function DetailSkeleton({ back }: { back: ReactNode }) {
  return (
    <div className="frame detail" aria-busy="true">
      <div className="view roomy">
        {back}
        <output className="sr">{t('Loading')}</output>
        <span className="skel" style={{ blockSize: 32, inlineSize: '34%' }} />
        <span className="skel poster" />
        <span className="skel" style={{ blockSize: 14, inlineSize: '60%' }} />
      </div>
      <div className="stack" aria-hidden="true">
        <div className="panel">
          <span className="skel" style={{ blockSize: 36, inlineSize: '40%' }} />
          {[72, 58, 80, 64].map((width) => (
            <span className="skel" key={width} style={{ blockSize: 14, inlineSize: `${width}%` }} />
          ))}
        </div>
      </div>
    </div>
  );
}
