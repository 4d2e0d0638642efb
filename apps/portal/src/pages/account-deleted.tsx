import { Card } from '../card.js';

export function AccountDeleted() {
  return (
    <Card title="Your account is deleted" sign={{ icon: 'check', tone: 'good' }}>
      <p className="soft">Everything that belonged to it is gone, and your sites are signed out. A last mail confirms it.</p>
      <a className="btn" href="/">
        Go to the start
      </a>
    </Card>
  );
}
