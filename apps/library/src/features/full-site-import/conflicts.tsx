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
  const choose = (key: string, value: Conflict) => onChange((old) => ({ ...old, conflicts: { ...old.conflicts, [key]: value } }));
  return (
    <fieldset className="stack" style={{ '--gap': '10px' }} aria-labelledby={id}>
      <p className="h4" id={id}>
        {t('Pages that you already have')}
      </p>
      {conflicts.map(({ key, title, existing }) => (
        <div className="clash" key={key}>
          <p>
            <a className="lnk" href={existing.edit_link} target="_blank" rel="noopener" dir="auto">
              {existing.title || title}
            </a>
          </p>
          <select
            className="sel"
            aria-label={t('What becomes of {name}', { name: existing.title || title })}
            value={form.conflicts?.[key] ?? 'both'}
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
