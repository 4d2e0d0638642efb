import { type Facts, getAccountFacts } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { Button } from '@kithouse/ui/button.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { useProfile } from '../profile/use-profile.js';
import { keepValid } from './fact-rules.js';

type AccountOfferProps = { facts: Facts; onUse: (facts: Facts) => void };

/** Offers the details that the account stores while the form is empty. */
export function AccountOffer({ facts, onUse }: AccountOfferProps) {
  const canAsk = useProfile() !== null && useHost().boot.can.manage_options;
  const stored = useEndpoint(getAccountFacts, {}, { enabled: canAsk }).data?.facts;
  const isEmpty = Object.values(keepValid(facts)).every((value) => value.length === 0);
  return stored && isEmpty ? (
    <div className="line flow apart">
      <p className="soft">{t('Your account has the details of your business.')}</p>
      <Button size="s" onClick={() => onUse(stored)}>
        {t('Use them')}
      </Button>
    </div>
  ) : null;
}
