import { Conflict, type checkSiteImport, type Output, type SiteForm } from '@kithouse/contract';
import { useId } from 'react';
import { t } from '../../lib/i18n.js';

type ConflictsProps = {
  conflicts: Output<typeof checkSiteImport>['conflicts'];
  form: SiteForm;
  onChange: (change: (form: SiteForm) => SiteForm) => void;
};

/** Pages of this site with the address of one that comes, and what becomes of each. */
export function Conflicts({ conflicts, form, onChange }: ConflictsProps) {
  const id = useId();
  if (conflicts.length === 0) {
    return null;
  }
  const chosen = (key: string): Conflict => form.conflicts?.[key] ?? 'both';
  const choose = (key: string, value: Conflict) => onChange((old) => ({ ...old, conflicts: { ...old.conflicts, [key]: value } }));
  return (
    <fieldset className="stack" style={{ '--gap': '10px' }} aria-labelledby={id}>
      <div>
        <p className="h4" id={id}>
          {t('Pages that you already have')}
        </p>
        <p className="dim">{t('The pack brings a page for the same address as each of these.')}</p>
      </div>
      {conflicts.map(({ key, title, existing }) => (
        <div className="clash" key={key}>
          <div>
            <a className="lnk" href={existing.edit_link} target="_blank" rel="noopener" dir="auto">
              {existing.title || title}
            </a>
            <p className="dim" id={`${id}-${key}`}>
              {whatComes(chosen(key))}
            </p>
          </div>
          <select
            className="sel"
            aria-label={t('What becomes of {name}', { name: existing.title || title })}
            aria-describedby={`${id}-${key}`}
            value={chosen(key)}
            onChange={({ currentTarget }) => choose(key, Conflict.parse(currentTarget.value))}
          >
            {Conflict.options.map((value) => (
              <option key={value} value={value}>
                {conflictName(value)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}

const conflictName = (conflict: Conflict): string =>
  ({ both: t('Keep both'), draft: t('Import as a draft'), replace: t('Replace mine') })[conflict];

const whatComes = (conflict: Conflict): string =>
  ({
    both: t('Yours keeps its address, and the new one gets another.'),
    draft: t('The new one waits as a draft, and yours stays as it is.'),
    replace: t('Yours becomes a draft. Undo brings it back.'),
  })[conflict];
