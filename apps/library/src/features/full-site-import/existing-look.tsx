import { Checkbox } from '@kithouse/ui/checkbox.js';
import { t } from '../../lib/i18n.js';

type ExistingLookProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Asks whether the site's own pages get the pack's styles for text, headings, links and buttons. */
export const ExistingLook = ({ isOn, onChange }: ExistingLookProps) => (
  <Checkbox checked={isOn} onChange={onChange}>
    <b className="h4">{t('Use this look on my existing pages too')}</b>
    <br />
    <span className="dim">
      {isOn
        ? t('Your other pages get the pack’s styles for text, headings, links and buttons. Undo restores their look.')
        : t('Your other pages keep their look. The new pages bring their own.')}
    </span>
  </Checkbox>
);
