import type { Call, OperatorRole, SessionUser } from '@kithouse/contract';
import { CallProvider } from '@kithouse/query';
import { Blank } from '@kithouse/ui/blank.js';
import { Button } from '@kithouse/ui/button.js';
import { Segmented } from '@kithouse/ui/segmented.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createCache } from '../create-cache.js';
import { t } from '../i18n.js';
import { createOperatorCall, type OperatorCall } from '../operations/operator-call.js';
import { roleLabel } from '../operations/operator-labels.js';
import { OperatorSignIn } from '../operations/operator-sign-in.js';
import { permittedViews, type ViewName } from '../operations/permitted-views.js';
import { labelOf, views } from '../operations/views.js';
import { SignedIn } from '../signed-in.js';
import { Missing } from './missing.js';

type OperationsProps = {
  call: Call;
  /** Makes calls with a key. */
  callAs: (key: string) => Call;
};

/** Shows operators their views. Other accounts get “Page not found”. */
export function Operations({ call, callAs }: OperationsProps) {
  return (
    <SignedIn path="/operations">
      {(user) => (user.operator_role === undefined ? <Missing /> : <OperatorGate call={call} callAs={callAs} user={user} />)}
    </SignedIn>
  );
}

/** Signs the operator in. Keeps the key only in memory, so that no other page of the portal can use it. */
function OperatorGate({ call, callAs, user }: OperationsProps & { user: SessionUser }) {
  const [operator, setOperator] = useState<OperatorCall & { role: OperatorRole }>();
  const [hasEnded, setEnded] = useState(false);

  const signIn = (key: string, role: OperatorRole) => {
    const onEnded = () => {
      setOperator(undefined);
      setEnded(true);
    };
    setOperator({ ...createOperatorCall(callAs(key), onEnded), role });
  };
  if (!operator) {
    return <OperatorSignIn call={call} user={user} hasEnded={hasEnded} onSignedIn={signIn} />;
  }
  const signOut = () => {
    void operator.end();
    setOperator(undefined);
    setEnded(false);
  };
  return <OperatorViews call={operator.call} role={operator.role} onSignOut={signOut} />;
}

function OperatorViews({ call, role, onSignOut }: { call: Call; role: OperatorRole; onSignOut: () => void }) {
  // A separate cache, so that its answers are gone after the sign-out.
  const [cache] = useState(createCache);
  const [source] = useState({ call });
  const names = permittedViews(role);
  const [chosen, setChosen] = useState<ViewName | undefined>(names[0]);
  return (
    <QueryClientProvider client={cache}>
      <CallProvider value={source}>
        <div className="operations">
          <div className="line flow apart">
            <div>
              <h1 className="h1">{t('Operations')}</h1>
              <p className="dim">{t('Your role: {role}', { role: roleLabel(role) })}</p>
            </div>
            <Button onClick={onSignOut}>{t('Sign out as an operator')}</Button>
          </div>
          {names.length === 0 && (
            <Blank picture="nothing" title={t('Nothing here for your role')} heading="h2">
              {t('Use the command line instead.')}
            </Blank>
          )}
          {chosen !== undefined && names.length > 1 && (
            <Segmented
              label={t('View')}
              options={names.map((name) => ({ value: name, label: labelOf(name) }))}
              value={chosen}
              onChange={setChosen}
            />
          )}
          {chosen !== undefined && views[chosen]()}
        </div>
      </CallProvider>
    </QueryClientProvider>
  );
}
