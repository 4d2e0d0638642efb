import { Checkbox } from '@kithouse/ui/checkbox.js';
import { t } from '../../lib/i18n.js';

type FeatureChoiceProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Asks for consent to switch on Elementor's Atomic Editor, without which the import is refused. */
export const AtomicChoice = ({ isOn, onChange }: FeatureChoiceProps) => (
  <Checkbox checked={isOn} onChange={onChange}>
    <b className="h4">{t('Switch on Elementor’s Atomic Editor')}</b>
    <br />
    <span className="dim">
      {isOn
        ? t('Everybody who edits with Elementor gets its new elements. Undo switches it off again.')
        : t('This import needs it, and it’s off on this site. Allow it to start the import.')}
    </span>
  </Checkbox>
);

/** Asks whether the import may switch on a feature of Elementor that is off on this site. */
export const ContainerChoice = ({ isOn, onChange }: FeatureChoiceProps) => (
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
