import type { DesignChoice, DesignChoices, DesignConflict } from '@kithouse/contract';
import { useId } from 'react';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { ChoiceRow } from './choice-row.js';

/** Limits the rows; one choice applies to the others. */
const maxRows = 50;

type DesignConflictsProps = {
  conflicts: readonly DesignConflict[];
  choices: DesignChoices | undefined;
  onChange: (choices: DesignChoices) => void;
};

/** Asks about global classes and variables whose names the site already has. */
export function DesignConflicts({ conflicts, choices = {}, onChange }: DesignConflictsProps) {
  const id = useId();
  const { count } = useFormat();
  if (conflicts.length === 0) {
    return null;
  }
  const chosen = (name: string): DesignChoice => choices[name] ?? 'bring';
  const choose = (names: readonly string[], value: DesignChoice) =>
    onChange({ ...choices, ...Object.fromEntries(names.map((name) => [name, value])) });
  const names = conflicts.map(({ name }) => name);
  const [first, ...others] = new Set(names.map(chosen));
  const more = conflicts.length - maxRows;
  return (
    <fieldset className="stack" style={{ '--gap': '10px' }} aria-labelledby={id}>
      <div>
        <p className="h4" id={id}>
          {t('Names you already use')}
        </p>
        <p className="dim">{t('Your site has other classes and variables with these names.')}</p>
      </div>
      {conflicts.length > 2 && (
        <ChoiceRow
          label={t('Action for all classes and variables')}
          options={listOptions()}
          value={others.length === 0 ? first : undefined}
          mixed={t('Choose for each')}
          onChange={(value) => choose(names, value)}
        >
          <p>{t('All {count} names', { count: count(conflicts.length) })}</p>
        </ChoiceRow>
      )}
      {conflicts.slice(0, maxRows).map((conflict) => (
        <ChoiceRow
          key={conflict.name}
          label={t('Action for {name}', { name: conflict.label })}
          about={describeEffect(conflict, chosen(conflict.name), count(conflict.uses))}
          options={listOptions()}
          value={chosen(conflict.name)}
          onChange={(value) => choose([conflict.name], value)}
        >
          <p>
            <bdi className="h4">{conflict.label}</bdi>{' '}
            <span className="dim">{conflict.kind === 'class' ? t('Class') : t('Variable')}</span>
          </p>
        </ChoiceRow>
      ))}
      {more > 0 && (
        <p className="dim">
          {tn('{text} more name follows the choice for all.', '{text} more names follow the choice for all.', more, {
            text: count(more),
          })}
        </p>
      )}
    </fieldset>
  );
}

const listOptions = (): { value: DesignChoice; name: string }[] => [
  { value: 'bring', name: t('Keep both') },
  { value: 'match', name: t('Use mine') },
  { value: 'replace', name: t('Replace mine') },
  { value: 'flatten', name: t('Use values only') },
];

function describeEffect({ kind, uses }: DesignConflict, choice: DesignChoice, shown: string): string {
  switch (choice) {
    case 'bring':
      return t('The new one gets another name. Yours doesn’t change.');
    case 'match':
      return t('The imported content looks like the rest of your site here.');
    case 'replace':
      return uses === 0
        ? t('Nothing else uses yours. Undo restores it.')
        : tn(
            'Changes {text} place that uses yours. Undo restores it.',
            'Changes {text} places that use yours. Undo restores it.',
            uses,
            {
              text: shown,
            },
          );
    case 'flatten':
      return kind === 'class'
        ? t('The imported elements look as designed, without this class.')
        : t('The imported elements look as designed, without this variable.');
  }
}
