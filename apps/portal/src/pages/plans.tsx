import { Card } from '../card.js';

/** Where the library's upgrade and purchase links lead while nothing can be bought. */
export function Plans() {
  return (
    <Card title="Paid plans" sign={{ icon: 'shopping-bag', tone: 'info' }}>
      <p className="soft">This library does not sell anything yet. All templates marked FREE can be used with a free account.</p>
    </Card>
  );
}
