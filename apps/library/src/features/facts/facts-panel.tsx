import { type Facts, getAccountFacts, getSiteFacts, saveSiteFacts } from '@kithouse/contract';
import { patch, queryKey, useEndpoint } from '@kithouse/query';
import { Button } from '@kithouse/ui/button.js';
import { useToast } from '@kithouse/ui/toast.js';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAction } from '../../lib/action.js';
import { t, translateMessage } from '../../lib/i18n.js';
import { useProfile } from '../profile/use-profile.js';
import { AccountOffer } from './account-offer.js';
import { AccountTick, useAccountFacts } from './account-tick.js';
import { FactPlaces } from './fact-places.js';
import { isValid, keepValid } from './fact-rules.js';
import { FactsForm } from './facts-form.js';
import { useRefreshPlaces } from './use-place-update.js';

/** Edits the details of the business that this site stores, and optionally the account. */
export function FactsPanel() {
  const site = useEndpoint(getSiteFacts, {});
  const isSignedIn = useProfile() !== null;
  const account = useEndpoint(getAccountFacts, {}, { enabled: isSignedIn });
  const isReady = site.data !== undefined && (!isSignedIn || !account.isPending);
  return (
    <section
      className="panel stack"
      style={{ '--gap': '20px', padding: 28 }}
      aria-label={t('Your business')}
      aria-busy={!isReady}
    >
      <div>
        <h2 className="h3">{t('Your business')}</h2>
        <p className="dim">
          {t(
            'Templates that you import or insert show these details. After a change, you can update the pages of earlier imports.',
          )}
        </p>
      </div>
      {site.error && !site.data && (
        <div className="line apart flow" role="alert">
          <p className="soft">{site.error.message}</p>
          <Button size="s" onClick={() => void site.refetch()}>
            {t('Retry')}
          </Button>
        </div>
      )}
      {isReady && <Editor stored={site.data?.facts ?? {}} account={account.data?.facts ?? null} isSignedIn={isSignedIn} />}
    </section>
  );
}

type EditorProps = { stored: Facts; account: Facts | null; isSignedIn: boolean };

function Editor({ stored, account, isSignedIn }: EditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [facts, setFacts] = useState(stored);
  const [isShared, setShared] = useState(account !== null);
  const { save, isSaving, isSaved } = useSaving();
  return (
    <>
      <form
        ref={form}
        className="stack"
        style={{ '--gap': '20px' }}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid(facts)) {
            save(facts, isShared || account !== null ? isShared : undefined);
          } else {
            // Errors appear when a field loses the focus.
            form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
          }
        }}
      >
        <AccountOffer facts={facts} onUse={setFacts} />
        <FactsForm facts={facts} onChange={setFacts} />
        {isSignedIn && <AccountTick isChecked={isShared} onChange={setShared} />}
        <div className="line">
          <Button kind="primary" type="submit" disabled={isSaving}>
            {t('Save details')}
          </Button>
        </div>
      </form>
      <FactPlaces isAsked={isSaved} />
    </>
  );
}

/** Saves on the site first; `isShared` also stores the details in the account, or removes them from it. */
function useSaving() {
  const cache = useQueryClient();
  const toast = useToast();
  const ofAccount = useAccountFacts();
  const refreshPlaces = useRefreshPlaces();
  const ofSite = useAction(saveSiteFacts, {
    onSuccess: ({ message }) => toast({ title: translateMessage(message) ?? message }),
  });
  const save = (facts: Facts, isShared: boolean | undefined) => {
    const kept = keepValid(facts);
    ofSite.mutate(
      { facts: kept },
      {
        onSuccess: () => {
          patch(cache, getSiteFacts, (old) => ({ ...old, facts: kept }));
          // The site remembers the former ones.
          void cache.invalidateQueries({ queryKey: queryKey(getSiteFacts) });
          refreshPlaces();
          if (isShared !== undefined) {
            ofAccount.save(isShared ? kept : null);
          }
        },
      },
    );
  };
  return { save, isSaving: ofSite.isPending || ofAccount.isSaving, isSaved: ofSite.isSuccess };
}
