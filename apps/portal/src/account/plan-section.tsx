import type { SessionUser } from '@kithouse/contract';
import { Section } from './section.js';

/** What the account covers, and the ways to another plan and to what was bought. */
export function PlanSection({ user }: { user: SessionUser }) {
  return (
    <Section title="Plan">
      <div className="line flow apart">
        <span className="h4">{planName(user.plan)}</span>
        <div className="line flow">
          <a className="btn" href="/orders">
            My orders
          </a>
          <a className="btn" href="/pricing">
            See the plans
          </a>
        </div>
      </div>
    </Section>
  );
}

function planName(plan: SessionUser['plan']): string {
  if (plan.includes('lifetime')) {
    return 'Pro, for life';
  }
  return plan.includes('yearly') ? 'Premium' : plan.includes('pro') ? 'Pro' : 'Free';
}
