import { Conflict, type checkSiteImport, type Output, type SiteForm } from '@kithouse/contract';
import { useId } from 'react';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { ChoiceRow } from '../import/choice-row.js';

type ConflictsProps = {
  conflicts: Output<typeof checkSiteImport>['conflicts'];
  form: SiteForm;
  onChange: (change: (form: SiteForm) => SiteForm) => void;
};

/** Shows pages with the address of an imported one and their handling. */
export function Conflicts({ conflicts, form, onChange }: ConflictsProps) {
  const id = useId();
  const { count } = useFormat();
  if (conflicts.length === 0) {
    return null;
  }
  const chosen = (key: string): Conflict => form.conflicts?.[key] ?? 'both';
  const choose = (keys: string[], value: Conflict) =>
    onChange((old) => ({ ...old, conflicts: { ...old.conflicts, ...Object.fromEntries(keys.map((key) => [key, value])) } }));
  const all = conflicts.map(({ key }) => key);
  const [first, ...others] = new Set(all.map(chosen));
  return (
    <fieldset className="stack" style={{ '--gap': '10px' }} aria-labelledby={id}>
      <div>
        <p className="h4" id={id}>
          {t('Pages you already have')}
        </p>
        <p className="dim">{t('The pack contains a page with the same address as each of these.')}</p>
      </div>
      {all.length > 2 && (
        <ChoiceRow
          label={t('Action for all pages')}
          options={listOptions()}
          value={others.length === 0 ? first : undefined}
          mixed={t('Choose for each page')}
          onChange={(value) => choose(all, value)}
        >
          <p>{t('All {count} pages', { count: count(all.length) })}</p>
        </ChoiceRow>
      )}
      {conflicts.map(({ key, title, existing }) => (
        <ChoiceRow
          key={key}
          label={t('Action for {name}', { name: existing.title || title })}
          about={whatComes(chosen(key))}
          options={listOptions()}
          value={chosen(key)}
          onChange={(value) => choose([key], value)}
        >
          <a className="lnk" href={existing.edit_link} target="_blank" rel="noopener" dir="auto">
            {existing.title || title}
          </a>
        </ChoiceRow>
      ))}
    </fieldset>
  );
}

const listOptions = () => Conflict.options.map((value) => ({ value, name: conflictName(value) }));

const conflictName = (conflict: Conflict): string =>
  ({ both: t('Keep both'), draft: t('Import as a draft'), replace: t('Replace mine') })[conflict];

const whatComes = (conflict: Conflict): string =>
  ({
    both: t('Your page keeps its address. The new page gets another one.'),
    draft: t('The new page is imported as a draft. Your page doesn’t change.'),
    replace: t('Your page becomes a draft. Undo restores it.'),
  })[conflict];
