import { Card } from '../card.js';

export function Documentation() {
  return (
    <Card title="How to use the library" isBroad>
      <ul className="bulleted soft">
        <li>
          <b className="h4">A page of a template:</b> open the library in the WordPress menu, choose a template, press Insert and
          give the page a title. It becomes a draft that nobody sees until you publish it.
        </li>
        <li>
          <b className="h4">Inside an editor:</b> press the library’s icon in the toolbar. What you insert goes in where the
          cursor is, and one undo takes it out again.
        </li>
        <li>
          <b className="h4">An API key</b> signs a site in without a password. A key belongs to the first site that uses it and
          works nowhere else.
        </li>
        <li>
          <b className="h4">Global Sign In</b> lets one account serve everybody who works on a site. Administrators choose it when
          they sign in.
        </li>
      </ul>
    </Card>
  );
}
