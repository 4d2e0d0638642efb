import { brand } from '@kithouse/contract';
import { Dialog, DialogCross } from '@kithouse/ui/dialog.js';
import { t } from '../../lib/i18n.js';

const cross = {
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineEnd: 12,
  zIndex: 1,
  color: '#fff',
  background: '#0009',
} as const;
const fill = { inlineSize: '100%', aspectRatio: '16 / 9', border: 0, display: 'block' } as const;

/** Plays the tour as a video or an embedded page. */
export function VideoDialog({ src, onClose }: { src: string; onClose: () => void }) {
  const label = t('Tour of {name}', { name: brand.name });
  return (
    <Dialog
      onClose={onClose}
      closeLabel={t('Close')}
      label={label}
      width={960}
      style={{ background: '#000', overflow: 'hidden' }}
    >
      <DialogCross label={t('Close')} style={cross} />
      <iframe src={src} style={fill} title={label} allow="autoplay; fullscreen" referrerPolicy="no-referrer" />
    </Dialog>
  );
}
