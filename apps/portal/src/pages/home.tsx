import { brand } from '@kithouse/contract';
import { Card } from '../card.js';

export function Home() {
  return (
    <Card title={`${brand.name} is running`} sign={{ icon: 'library', tone: 'good' }}>
      <p className="soft">
        The library opens inside your WordPress, under “{brand.name}” in the menu. Your account, its sites and what you bought are
        here.
      </p>
      <a className="btn" href="/account">
        Your account
      </a>
    </Card>
  );
}
