import { Card } from '../card.js';

export function Privacy() {
  return (
    <Card title="Privacy" isBroad>
      <p className="soft">This is what this library keeps about an account, and why. Nothing is sold or given to others.</p>
      <ul className="bulleted soft">
        <li>Your name, your e-mail and, if you add one, a photo, to know the account and to write to you about it.</li>
        <li>Your password, as a hash from which it cannot be read back.</li>
        <li>The addresses of the sites you connected, so that a key works only there.</li>
        <li>Your favourites, downloads and purchases, to show them to you on every site.</li>
        <li>
          What you ordered, and by which link you came. Cards and bank details never reach this library. When you delete your
          account, orders stay for the books without your name and address.
        </li>
      </ul>
      <p className="soft">
        Whoever runs this library is responsible for it and answers questions about your data, corrects it and deletes it.
      </p>
    </Card>
  );
}
