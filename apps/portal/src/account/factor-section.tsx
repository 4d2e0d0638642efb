import { type Call, getSecondFactor, removeSecondFactor, renewRecoveryCodes } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { Button } from '@kithouse/ui/button.js';
import { useState } from 'react';
import { formatDay, t, tn, translateMessage } from '../i18n.js';
import { Refusal } from '../refusal.js';
import { EnrolDialog } from './enrol-dialog.js';
import { ProofDialog } from './proof-dialog.js';
import { RecoveryCodesDialog } from './recovery-codes-dialog.js';
import { Section } from './section.js';

type Step = 'enrol' | 'renew' | 'remove' | { codes: string[] };

/** Shows whether signing in needs a second step, and changes it. */
export function FactorSection({ call }: { call: Call }) {
  const { data, error, refetch } = useEndpoint(getSecondFactor, {});
  const [step, setStep] = useState<Step>();
  const load = () => void refetch();
  const close = () => setStep(undefined);
  const showCodes = (codes: string[]) => {
    setStep({ codes });
    load();
  };

  return (
    <Section
      title={t('Two-step sign-in')}
      about={t('With a code from an app on your phone, a stolen password isn’t enough to sign in as you.')}
    >
      {error && (
        <Refusal>
          {translateMessage(error.message)}{' '}
          <BareButton className="lnk" onClick={load}>
            {t('Retry')}
          </BareButton>
        </Refusal>
      )}
      {data && <State {...data} />}
      {data && (
        <div className="line flow">
          {data.on_since === null ? (
            <Button onClick={() => setStep('enrol')}>{t('Turn on')}</Button>
          ) : (
            <>
              <Button onClick={() => setStep('renew')}>{t('New recovery codes')}</Button>
              <Button onClick={() => setStep('remove')}>{t('Turn off')}</Button>
            </>
          )}
        </div>
      )}
      {step === 'enrol' && <EnrolDialog call={call} onCodes={showCodes} onClose={close} />}
      {step === 'renew' && (
        <ProofDialog
          title={t('Create new recovery codes?')}
          about={t('The old codes stop working.')}
          label={t('Create')}
          send={async (proof) => showCodes((await call(renewRecoveryCodes, proof)).recovery_codes)}
          onClose={close}
        />
      )}
      {step === 'remove' && (
        <ProofDialog
          title={t('Turn two-step sign-in off?')}
          about={t('Signing in then needs only your password.')}
          label={t('Turn off')}
          send={async (proof) => {
            await call(removeSecondFactor, proof);
            close();
            load();
          }}
          onClose={close}
        />
      )}
      {typeof step === 'object' && <RecoveryCodesDialog codes={step.codes} onClose={close} />}
    </Section>
  );
}

function State({ on_since, recovery_codes_left: left }: { on_since: string | null; recovery_codes_left: number }) {
  return (
    <p className="line flow">
      <span className={on_since === null ? 'pill' : 'pill go'}>{on_since === null ? t('Off') : t('On')}</span>
      {on_since !== null && (
        <span className={left < 3 ? 'soft' : 'dim'}>
          {t('Since {day}', { day: formatDay(on_since) })} ·{' '}
          {tn('{count} recovery code left', '{count} recovery codes left', left)}
        </span>
      )}
    </p>
  );
}
