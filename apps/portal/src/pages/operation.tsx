import type { Call, OperatorRole, SessionUser } from '@kithouse/contract';
import { CallProvider } from '@kithouse/query';
import { Blank } from '@kithouse/ui/blank.js';
import { Button } from '@kithouse/ui/button.js';
import { Segmented } from '@kithouse/ui/segmented.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createCache } from '../create-cache.js';
import { t } from '../i18n.js';
import { createOperatorCall, type OperatorCall } from '../operation/operator-call.js';
import { OperatorSignIn } from '../operation/operator-sign-in.js';
import { roleWord } from '../operation/operator-words.js';
import { permittedViews, type ViewName } from '../operation/permitted-views.js';
import { labelOf, views } from '../operation/views.js';
import { SignedIn } from '../signed-in.js';
import { Missing } from './missing.js';

type OperationProps = {
  call: Call;
  /** Creates calls with a key. */
  callAs: (key: string) => Call;
};

/** Shows the work of operators to accounts with a role. Others see the same as at an unknown address. */
export function Operation({ call, callAs }: OperationProps) {
  return (
    <SignedIn path="/operation">
      {(user) => (user.operator_role === undefined ? <Missing /> : <Gate call={call} callAs={callAs} user={user} />)}
    </SignedIn>
  );
}

/** Signs the operator in. The key is only in the memory of this page, so that no other page of the portal can use it. */
function Gate({ call, callAs, user }: OperationProps & { user: SessionUser }) {
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
  return <Area call={operator.call} role={operator.role} onSignOut={signOut} />;
}

function Area({ call, role, onSignOut }: { call: Call; role: OperatorRole; onSignOut: () => void }) {
  // Its answers end with the sign-in.
  const [cache] = useState(createCache);
  const [source] = useState({ call });
  const names = permittedViews(role);
  const [chosen, setChosen] = useState<ViewName | undefined>(names[0]);
  return (
    <QueryClientProvider client={cache}>
      <CallProvider value={source}>
        <div className="operation">
          <div className="line flow apart">
            <div>
              <h1 className="h1">{t('Operation')}</h1>
              <p className="dim">{t('Your role: {role}', { role: roleWord(role) })}</p>
            </div>
            <Button onClick={onSignOut}>{t('Sign out as an operator')}</Button>
          </div>
          {names.length === 0 && (
            <Blank picture="nothing" title={t('Nothing to do here')} heading="h2">
              {t('The commands of your role are on the command line.')}
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
