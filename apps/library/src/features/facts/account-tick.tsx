import { type Facts, getAccountFacts, saveAccountFacts } from '@kithouse/contract';
import { patch } from '@kithouse/query';
import { Checkbox } from '@kithouse/ui/checkbox.js';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../lib/action.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { useProfile } from '../profile/use-profile.js';
import { keepValid } from './fact-rules.js';

type AccountTickProps = { isChecked: boolean; onChange: (isChecked: boolean) => void };

/** Asks whether to store the details with the account, too. */
export function AccountTick({ isChecked, onChange }: AccountTickProps) {
  return (
    <Checkbox checked={isChecked} onChange={onChange}>
      {t('Also store them in my account, so that my other sites can use them')}
    </Checkbox>
  );
}

/** Returns a function that stores details with the account, or removes them with null. Visitors have none. */
export function useAccountFacts() {
  const cache = useQueryClient();
  const { can } = useHost().boot;
  const isSignedIn = useProfile() !== null;
  const action = useAction(saveAccountFacts);
  const save = (facts: Facts | null) => {
    if (isSignedIn && can.manage_options) {
      const stored = facts && keepValid(facts);
      action.mutate({ facts: stored }, { onSuccess: () => patch(cache, getAccountFacts, () => ({ facts: stored })) });
    }
  };
  return { save, isSaving: action.isPending };
}
