import { DialogResult } from '@kithouse/ui/dialog.js';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';

/** Stands in the way until the server has answered. */
export function ImportProgress({ pictures }: { pictures: number }) {
  const { count } = useFormat();
  const text =
    pictures > 0
      ? tn(
          'Fetching {text} image. Please keep this window open.',
          'Fetching {text} images. Please keep this window open.',
          pictures,
          {
            text: count(pictures),
          },
        )
      : t('Making the page. Please keep this window open.');
  return (
    <DialogResult tone="info" sign={<span className="spin" style={{ inlineSize: 24, blockSize: 24 }} />} title={t('Importing')}>
      <output className="soft">{text}</output>
    </DialogResult>
  );
}
