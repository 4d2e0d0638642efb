import { type SocialLink, type SocialNetwork, socialNetworkNames, socialNetworks } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Field } from '@kithouse/ui/field.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import { useId, useState } from 'react';
import { t } from '../../lib/i18n.js';
import { linkError } from './fact-rules.js';

type Props = { links: readonly SocialLink[]; onChange: (links: SocialLink[]) => void };

const maxLinks = 12;

/** Edits links to profiles in social networks. */
export function SocialLinksField({ links, onChange }: Props) {
  const next = socialNetworks.find((network) => !links.some((link) => link.network === network)) ?? 'instagram';
  return (
    <fieldset className="fact-rows" aria-label={t('Social links')}>
      <span className="label" aria-hidden="true">
        {t('Social links')}
      </span>
      {links.map((link, index) => (
        <LinkRow
          key={index}
          link={link}
          number={index + 1}
          onChange={(changed) => onChange(links.map((one) => (one === link ? changed : one)))}
          onRemove={() => onChange(links.filter((one) => one !== link))}
        />
      ))}
      <div>
        <Button size="s" disabled={links.length >= maxLinks} onClick={() => onChange([...links, { network: next, url: '' }])}>
          <AnyIcon name="plus" size="s" />
          {t('Add a social link')}
        </Button>
      </div>
    </fieldset>
  );
}

type RowProps = { link: SocialLink; number: number; onChange: (link: SocialLink) => void; onRemove: () => void };

function LinkRow({ link, number, onChange, onRemove }: RowProps) {
  const id = useId();
  const [isLeft, setLeft] = useState(false);
  return (
    <fieldset className="fact-row link" aria-label={t('Social link {number}', { number })}>
      <div className="fld">
        <label htmlFor={id}>{t('Network')}</label>
        <select
          className="sel"
          id={id}
          value={link.network}
          onChange={({ currentTarget }) => onChange({ ...link, network: currentTarget.value as SocialNetwork })}
        >
          {socialNetworks.map((network) => (
            <option key={network} value={network}>
              {socialNetworkNames[network]}
            </option>
          ))}
        </select>
      </div>
      <Field
        label={t('Address')}
        type="url"
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={300}
        value={link.url}
        error={isLeft ? linkError(link) : undefined}
        onBlur={() => setLeft(true)}
        onKeyDown={({ key }) => key === 'Enter' && setLeft(true)}
        onChange={(url) => onChange({ ...link, url: url.trim() })}
      />
      <IconButton label={t('Remove social link {number}', { number })} onClick={onRemove}>
        <AnyIcon name="trash-2" />
      </IconButton>
    </fieldset>
  );
}
