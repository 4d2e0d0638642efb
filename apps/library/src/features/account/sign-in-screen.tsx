import { BareButton } from '@kithouse/ui/bare-button.js';
import { Icon } from '@kithouse/ui/icon.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import { Note } from '@kithouse/ui/note.js';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { useRoute } from '../../lib/use-route.js';
import { useProfile, useSetProfile } from '../profile/use-profile.js';
import { Promo } from './promo.js';
import { SignInForm } from './sign-in-form.js';
import { SignUpForm } from './sign-up-form.js';
import { failureOf, useLogoutOnArrival } from './use-logout.js';
import { useSignInRedirect } from './use-sign-in-redirect.js';
import type { Signed } from './use-signed.js';

/** Shows the sign-in and sign-up forms. */
export function SignInScreen() {
  const { close } = useHost();
  const { path, query, state } = useRoute();
  const profile = useProfile();
  const setProfile = useSetProfile();
  const { goHome, goOn, begin } = useSignInRedirect();
  const isLeaving = useLogoutOnArrival();
  const [tab, setTab] = useState<Tab>('in');

  const isAdding = 'add-account' in query;
  const isNotNeeded = path === 'sign-in' && profile !== null && !isAdding && !isLeaving;
  const skip = useEffectEvent(goOn);
  useEffect(() => {
    if (isNotNeeded) {
      skip();
    }
  }, [isNotNeeded]);

  const finish = (go: () => void) => (signed: Signed) => {
    setProfile(signed.user);
    go();
  };

  return (
    <div className="front" style={{ '--h': 'var(--k-room, calc(100vh - var(--k-top, 0px)))' }}>
      <Promo />
      <div className="desk">
        {close && (
          <IconButton label={t('Close')} style={corner} onClick={close}>
            <Icon name="x" />
          </IconButton>
        )}
        <div>
          {state.signed_in_failed === true && (
            <Note isBoxed announcedAs="alert" icon={<Icon name="info" />}>
              {failureOf(state)}
            </Note>
          )}
          <Tabs tab={tab} onChange={setTab} />
          <div role="tabpanel" aria-label={tabs[tab]()}>
            {tab === 'in' ? (
              <SignInForm onSigned={finish(isAdding ? goHome : goOn)} />
            ) : (
              <SignUpForm onSigned={finish(isAdding ? goHome : begin)} />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

const corner = { position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12 } as const;
const tabs = { in: () => t('Sign In'), up: () => t('Free Sign Up') };
type Tab = keyof typeof tabs;

function Tabs({ tab, onChange }: { tab: Tab; onChange: (tab: Tab) => void }) {
  const list = useRef<HTMLDivElement>(null);
  const other = tab === 'in' ? 'up' : 'in';
  const turn = (event: KeyboardEvent) => {
    if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) {
      event.preventDefault();
      const next = event.key === 'Home' ? 'in' : event.key === 'End' ? 'up' : other;
      onChange(next);
      list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
    }
  };
  return (
    <div className="seg wide" role="tablist" tabIndex={-1} aria-label={t('Account')} ref={list} onKeyDown={turn}>
      {(['in', 'up'] as const).map((name) => (
        <BareButton
          key={name}
          role="tab"
          data-tab={name}
          aria-selected={tab === name}
          tabIndex={tab === name ? 0 : -1}
          onClick={() => onChange(name)}
        >
          {tabs[name]()}
        </BareButton>
      ))}
    </div>
  );
}
