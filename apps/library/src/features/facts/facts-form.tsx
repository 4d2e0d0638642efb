import type { DemoFacts, FactKey, Facts } from '@kithouse/contract';
import { Field } from '@kithouse/ui/field.js';
import { useState } from 'react';
import { t } from '../../lib/i18n.js';
import { emailError } from './fact-rules.js';
import styles from './facts.css?inline';
import { LongField } from './long-field.js';
import { OpeningHoursField } from './opening-hours-field.js';
import { SocialLinksField } from './social-links-field.js';

type FactsFormProps = {
  facts: Facts;
  onChange: (facts: Facts) => void;
  /** The details that a pack shows: others are behind a disclosure. Without it, all are open. */
  demo?: DemoFacts | undefined;
  /** Whether another field asks for the site's title. */
  hasName?: boolean;
};

type Requested = FactKey | 'social';
type Group = { key: string; asks: readonly Requested[] };

const groups: readonly Group[] = [
  { key: 'business', asks: ['name', 'activity', 'about', 'owner', 'founded'] },
  { key: 'contact', asks: ['phone', 'email'] },
  { key: 'address', asks: ['street', 'postal_code', 'city', 'country'] },
  { key: 'hours', asks: ['hours'] },
  { key: 'social', asks: ['social'] },
];

/** Asks for the details of a business. */
export function FactsForm({ facts, onChange, demo, hasName = false }: FactsFormProps) {
  const requested = groups.flatMap(({ asks }) => asks).filter((key) => key !== 'name' || !hasName);
  const first = demo ? requested.filter((key) => isShown(demo, key)) : requested;
  const more = requested.filter((key) => !first.includes(key));
  const fields = (keys: readonly Requested[]) =>
    keys.map((key) => <FactField key={key} name={key} facts={facts} onChange={onChange} />);
  return (
    <div className="facts-form">
      <style>{styles}</style>
      {fields(first)}
      {more.length > 0 && (
        <details className="more">
          <summary>{t('More details')}</summary>
          <div className="facts-form">{fields(more)}</div>
        </details>
      )}
    </div>
  );
}

/** Shows the parts of an address together. */
function isShown(demo: DemoFacts, key: Requested): boolean {
  const isAddress = key === 'street' || key === 'postal_code' || key === 'city';
  return key !== 'social' && (demo[key] !== undefined || (isAddress && (demo.address ?? demo.street) !== undefined));
}

type FactFieldProps = { name: Requested; facts: Facts; onChange: (facts: Facts) => void };

function FactField({ name, facts, onChange }: FactFieldProps) {
  const [isLeft, setLeft] = useState(false);
  if (name === 'social') {
    return <SocialLinksField links={facts.social ?? []} onChange={(social) => onChange({ ...facts, social })} />;
  }
  const value = facts[name] ?? '';
  const write = (text: string) => onChange({ ...facts, [name]: text });
  if (name === 'about') {
    return (
      <LongField
        label={t('About you')}
        value={value}
        maxLength={600}
        hint={t('One or two sentences about what you do.')}
        onChange={write}
      />
    );
  }
  if (name === 'hours') {
    return (
      <>
        <OpeningHoursField
          hours={facts.opening_hours ?? []}
          onChange={(opening_hours) => onChange({ ...facts, opening_hours })}
        />
        <Field {...fieldsOf().hours} value={value} maxLength={200} onChange={write} />
      </>
    );
  }
  return (
    <Field
      {...fieldsOf()[name]}
      value={value}
      maxLength={200}
      dir="auto"
      error={name === 'email' && isLeft ? emailError(value) : undefined}
      onBlur={() => setLeft(true)}
      onKeyDown={({ key }) => key === 'Enter' && setLeft(true)}
      onChange={write}
    />
  );
}

/** Returns the label of a detail’s field. */
export const labelOf = (key: FactKey): string => (key === 'about' ? t('About you') : fieldsOf()[key].label);

const fieldsOf = () => ({
  name: { label: t('Name of the business'), autoComplete: 'organization' },
  activity: { label: t('What you do'), autoComplete: 'off' },
  owner: { label: t('Owner of the business'), autoComplete: 'name' },
  phone: { label: t('Phone'), type: 'tel', autoComplete: 'tel' },
  email: { label: t('Email'), type: 'email', autoComplete: 'email' },
  street: { label: t('Street and number'), autoComplete: 'address-line1' },
  postal_code: { label: t('Postal code'), autoComplete: 'postal-code' },
  city: { label: t('City'), autoComplete: 'address-level2' },
  country: { label: t('Country'), autoComplete: 'country-name' },
  hours: { label: t('Opening hours in one sentence (optional)'), autoComplete: 'off' },
  founded: { label: t('Founded in'), autoComplete: 'off', inputMode: 'numeric' as const },
});
