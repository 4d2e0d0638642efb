import type { Platform } from '@kithouse/contract';
import { Checkbox } from '@kithouse/ui/checkbox.js';
import { t } from '../../lib/i18n.js';

type ExistingLookProps = { platform: Platform; isOn: boolean; onChange: (isOn: boolean) => void };

/** Asks whether the site's own pages get the pack's styles. A pack for Elementor then replaces Elementor's defaults. */
export const ExistingLook = ({ platform, isOn, onChange }: ExistingLookProps) => (
  <Checkbox checked={isOn} onChange={onChange}>
    <b className="h4">{t('Use this look on my existing pages too')}</b>
    <br />
    <span className="dim">
      {isOn ? effectOf(platform) : t('Your other pages keep their look. The new pages bring their own.')}
    </span>
  </Checkbox>
);

const effectOf = (platform: Platform) =>
  platform === 'elementor'
    ? t('Elementor’s default colours, fonts and styles become those of the pack on all pages. Undo restores them.')
    : t('Your other pages get the pack’s styles for text, headings, links and buttons. Undo restores their look.');
