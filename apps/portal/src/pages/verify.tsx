import { AppError, type Call, verifyEmail } from '@kithouse/contract';
import { useEffect, useState } from 'react';
import { Card } from '../card.js';

type Outcome = { state: 'asking' } | { state: 'verified' } | { state: 'refused'; message: string };

export function Verify({ call, token }: { call: Call; token: string }) {
  const [outcome, setOutcome] = useState<Outcome>(
    token === '' ? { state: 'refused', message: new AppError('invalid_link').message } : { state: 'asking' },
  );

  useEffect(() => {
    if (token === '') {
      return;
    }
    let isLeft = false;
    const settle = (next: Outcome) => {
      if (!isLeft) {
        setOutcome(next);
      }
    };
    call(verifyEmail, { token }).then(
      () => settle({ state: 'verified' }),
      (error: Error) => settle({ state: 'refused', message: error.message }),
    );
    return () => {
      isLeft = true;
    };
  }, [call, token]);

  if (outcome.state === 'asking') {
    return (
      <Card title="Verifying your e-mail">
        <output className="line soft">
          <span className="spin" />
          One moment.
        </output>
      </Card>
    );
  }
  if (outcome.state === 'refused') {
    return (
      <Card title="This did not work" sign={{ icon: 'triangle-alert', tone: 'warn' }}>
        <p className="soft" role="alert">
          {outcome.message}
        </p>
        <p className="dim">A new link is sent by “Resend the link” at the top of the library.</p>
      </Card>
    );
  }
  return (
    <Card title="Your e-mail is verified" sign={{ icon: 'check', tone: 'good' }}>
      <output className="soft">You can close this page and go on in WordPress.</output>
    </Card>
  );
}
