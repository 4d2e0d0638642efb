import type { SessionUser } from '@kithouse/contract';
import { ButtonLink } from '@kithouse/ui/button.js';
import { t } from '../i18n.js';
import { Section } from './section.js';

/** Shows what the account covers, with links to plans and purchases. */
export function PlanSection({ user }: { user: SessionUser }) {
  return (
    <Section title={t('Plan')}>
      <div className="line flow apart">
        <span className="h4">{accountPlanName(user.plan)}</span>
        <div className="line flow">
          <ButtonLink href="/orders">{t('My orders')}</ButtonLink>
          <ButtonLink href="/pricing">{t('View plans')}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}

function accountPlanName(plan: SessionUser['plan']): string {
  if (plan.includes('lifetime')) {
    return t('Pro, lifetime');
  }
  return plan.includes('yearly') ? t('Premium') : plan.includes('pro') ? t('Pro') : t('Free');
}
