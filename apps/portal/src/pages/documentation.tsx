import { rich } from '@kithouse/ui/rich.js';
import { Card } from '../card.js';
import { t } from '../i18n.js';

const tags = { b: (words: string) => <b className="h4">{words}</b> };

export function Documentation() {
  return (
    <Card title={t('How to use the library')} isBroad>
      <ul className="bulleted soft">
        <li>
          {rich(
            t(
              '<b>Create a page from a template:</b> open the library in the WordPress menu, choose a template, press Insert and enter a title. The page is a draft that nobody sees until you publish it.',
            ),
            tags,
          )}
        </li>
        <li>
          {rich(
            t(
              '<b>Insert in an editor:</b> press the library’s icon in the toolbar. The template is inserted at the cursor, and undo removes it.',
            ),
            tags,
          )}
        </li>
        <li>
          {rich(
            t(
              '<b>An API key</b> signs a site in without a password. A key belongs to the first site that uses it and works nowhere else.',
            ),
            tags,
          )}
        </li>
        <li>
          {rich(
            t(
              '<b>Global Sign In</b> lets one account serve everybody who works on a site. Administrators choose it when they sign in.',
            ),
            tags,
          )}
        </li>
      </ul>
    </Card>
  );
}
