import { type DemoFacts, type FactKey, type Facts, factKeys } from '@kithouse/contract';
import { Field } from '@kithouse/ui/field.js';
import { t } from '../../lib/i18n.js';

type FactFieldsProps = { demo: DemoFacts; facts: Facts; onChange: (facts: Facts) => void };

const isAsked = (key: FactKey): key is Exclude<FactKey, 'name'> => key !== 'name';

/** Asks for the details of the business that this pack shows; the site's title is its name. */
export function FactFields({ demo, facts, onChange }: FactFieldsProps) {
  const asked = factKeys.filter(isAsked).filter((key) => demo[key]);
  const fields = fieldsOf();
  return asked.length === 0 ? null : (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
      <legend className="cap">{t('Your details replace the sample’s in all texts.')}</legend>
      {asked.map((key) => (
        <Field
          key={key}
          {...fields[key]}
          value={facts[key] ?? ''}
          maxLength={200}
          onChange={(value) => onChange({ ...facts, [key]: value })}
        />
      ))}
    </fieldset>
  );
}

const fieldsOf = () => ({
  activity: { label: t('What you do'), autoComplete: 'off' },
  about: { label: t('About you'), autoComplete: 'off' },
  owner: { label: t('Owner'), autoComplete: 'name' },
  phone: { label: t('Phone'), type: 'tel', autoComplete: 'tel' },
  email: { label: t('Email'), type: 'email', autoComplete: 'email' },
  street: { label: t('Street and number'), autoComplete: 'address-line1' },
  postal_code: { label: t('Postal code'), autoComplete: 'postal-code' },
  city: { label: t('City'), autoComplete: 'address-level2' },
  country: { label: t('Country'), autoComplete: 'country-name' },
  hours: { label: t('Opening hours'), autoComplete: 'off' },
  founded: { label: t('Founded in'), autoComplete: 'off', inputMode: 'numeric' as const },
});
