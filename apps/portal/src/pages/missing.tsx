import { errors } from '@kithouse/contract';
import { Card } from '../card.js';

export function Missing() {
  return (
    <Card title="Page not found" sign={{ icon: 'search', tone: 'info' }}>
      <p className="soft">{errors.not_found.message}</p>
      <a className="btn" href="/">
        Go to the start
      </a>
    </Card>
  );
}
