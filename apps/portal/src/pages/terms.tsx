import { Card } from '../card.js';

export function Terms() {
  return (
    <Card title="Terms" isBroad>
      <ul className="bulleted soft">
        <li>A free account works on any number of local sites and on two live ones.</li>
        <li>Templates may be used and changed on the sites you build. Their own licences apply to pictures and fonts in them.</li>
        <li>Please do not share an account’s keys, and do not offer the templates as a library of your own.</li>
        <li>The library is provided as it is, without warranty.</li>
      </ul>
    </Card>
  );
}
