import type { PackDocument, SiteForm } from '@kithouse/contract';
import { Checkbox } from '@kithouse/ui/checkbox.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { withDocument } from './full-site-import.js';

type PagesChoiceProps = {
  documents: readonly PackDocument[];
  form: SiteForm;
  onChange: (change: (form: SiteForm) => SiteForm) => void;
};

/** Chooses which pages to import, by default all. */
export function PagesChoice({ documents, form, onChange }: PagesChoiceProps) {
  const { count } = useFormat();
  const pages = documents.filter((document) => document.as === 'page');
  if (pages.length < 2) {
    return null;
  }
  const keys = documents.map(({ key }) => key);
  const isChosen = (key: string) => form.documents?.includes(key) ?? true;
  const chosen = pages.filter(({ key }) => isChosen(key)).length;
  return (
    <details className="more">
      <summary>
        {t('Choose the pages')}
        <span className="dim num">{t('{some} of {all}', { some: count(chosen), all: count(pages.length) })}</span>
      </summary>
      <fieldset className="stack" style={{ '--gap': '10px' }} aria-label={t('Pages')}>
        {pages.map(({ key, title, front_page, posts_page }) => (
          <Checkbox
            key={key}
            checked={isChosen(key)}
            onChange={(isWanted) => onChange((old) => withDocument(old, keys, key, isWanted))}
          >
            <span dir="auto" style={{ overflowWrap: 'anywhere' }}>
              {title}
            </span>{' '}
            {front_page && <span className="pill">{t('Front page')}</span>}
            {posts_page && <span className="pill">{t('Blog')}</span>}
          </Checkbox>
        ))}
      </fieldset>
    </details>
  );
}
