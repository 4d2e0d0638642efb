import { Checkbox } from '@kithouse/ui/checkbox.js';
import { t } from '../../lib/i18n.js';

type ChoiceProps = { isOn: boolean; onChange: (isOn: boolean) => void };
type FeatureChoiceProps = ChoiceProps & { title: string; text: string; isRequired?: boolean };

/** Asks whether the import may switch on a feature of Elementor that is off on this site. */
const FeatureChoice = ({ isOn, onChange, title, text, isRequired }: FeatureChoiceProps) => (
  <Checkbox checked={isOn} onChange={onChange} required={isRequired}>
    <b className="h4">{title}</b>
    <br />
    <span className="dim">{text}</span>
  </Checkbox>
);

/** Asks for consent to the Atomic Editor, without which the import is refused. A required choice keeps its form from being sent. */
export const AtomicChoice = (props: ChoiceProps & { isRequired?: boolean }) => (
  <FeatureChoice
    {...props}
    title={t('Switch on Elementor’s Atomic Editor')}
    text={
      props.isOn
        ? t('Everybody who edits with Elementor gets its new elements. Undo switches it off again.')
        : t('This import needs it, and it’s off on this site. Allow it to start the import.')
    }
  />
);

/** Asks whether to switch on containers, without which most of the content stays invisible. */
export const ContainerChoice = (props: ChoiceProps) => (
  <FeatureChoice
    {...props}
    title={t('Switch on Elementor’s “Container” feature')}
    text={
      props.isOn
        ? t('This import needs it, and it’s off on this site. Undo switches it off again.')
        : t('Without it, most of the imported content won’t show.')
    }
  />
);
