import { Card } from '../card.js';

export function Support() {
  return (
    <Card title="Support" isBroad>
      <p className="soft">Most questions are about one of these:</p>
      <ul className="bulleted soft">
        <li>
          <b className="h4">No mail came.</b> Look into the folder for unwanted mail, then press “Resend the link” in the library.
        </li>
        <li>
          <b className="h4">The password is gone.</b>{' '}
          <a className="lnk" href="/forgot-password">
            Ask for a new one.
          </a>
        </li>
        <li>
          <b className="h4">A template was not imported.</b> Nothing of your site was changed. The message says what is missing.
        </li>
      </ul>
      <p className="soft">For anything else, please write to whoever runs this library.</p>
    </Card>
  );
}
