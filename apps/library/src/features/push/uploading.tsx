import { BarLine } from '@kithouse/ui/bar-line.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { useLeaveWarning } from '../../lib/use-leave-warning.js';
import { leftText } from './left-text.js';

type UploadingProps = {
  name: string;
  place: string;
  /** Remaining pictures and their maximum; 0 while unknown. */
  left: number;
  max: number;
  picture: string | undefined;
};

/** Replaces the form during the upload. */
export function Uploading({ name, place, left, max, picture }: UploadingProps) {
  const { count } = useFormat();
  useLeaveWarning();
  return (
    <section className="panel sending">
      {picture && (
        <div className="art">
          <img src={picture} alt="" />
        </div>
      )}
      <h2 className="h2">{t('Uploading...')}</h2>
      <p className="soft">{t('Uploading {name} to {place}.', { name, place })}</p>
      {max === 0 ? (
        <span className="spin" style={{ inlineSize: 24, blockSize: 24, color: 'var(--k-accent)' }} />
      ) : (
        <BarLine label={t('Uploading...')} max={max} value={max - left} />
      )}
      <output className="dim">{left > 0 ? leftText(left, count(left)) : t('Keep this window open.')}</output>
    </section>
  );
}
