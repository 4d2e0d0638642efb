import { Checkbox } from '@kithouse/ui/checkbox.js';
import { t } from '../../lib/i18n.js';

type ContainerChoiceProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Asks whether the import may switch on a feature of Elementor that is off on this site. */
export const ContainerChoice = ({ isOn, onChange }: ContainerChoiceProps) => (
  <Checkbox checked={isOn} onChange={onChange}>
    <b className="h4">{t('Switch on Elementor’s “Container” feature')}</b>
    <br />
    <span className="dim">
      {isOn
        ? t('This import needs it, and it’s off on this site. Undo switches it off again.')
        : t('Without it, most of the imported content won’t show.')}
    </span>
  </Checkbox>
);
