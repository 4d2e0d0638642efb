import type { ConditionConflict } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import {
  type ConditionConfig,
  chooseName,
  chooseSubId,
  chooseSubName,
  chooseType,
  conflictsOf,
  type DraftCondition,
  labelKey,
  nameChoices,
  subIdQuery,
  subNameChoices,
} from './condition.js';
import { ConditionItem } from './condition-item.js';

type ConditionRowProps = {
  /** Position among the conditions, counted from 1. */
  number: number;
  condition: DraftCondition;
  config: ConditionConfig;
  labels: Readonly<Record<string, string>>;
  conflicts: readonly ConditionConflict[];
  onChange: (condition: DraftCondition) => void;
  onRemove: () => void;
};

/** Shows one display condition. Each choice narrows the previous one and resets later ones. */
export function ConditionRow({ number, condition, config, labels, conflicts, onChange, onRemove }: ConditionRowProps) {
  const { count } = useFormat();
  const { type, name, sub_name = '', sub_id } = condition;
  const subNames = subNameChoices(config, condition);
  const item = subIdQuery(config, condition);
  const chosen = sub_id ? { value: sub_id, label: labels[labelKey(condition)] ?? sub_id } : undefined;
  const label = t('Condition {number}', { number: count(number) });
  return (
    <li>
      <fieldset className="condition" aria-label={label}>
        <Select
          label={t('Type')}
          value={type}
          groups={[
            {
              choices: [
                { value: 'include', label: t('Include') },
                { value: 'exclude', label: t('Exclude') },
              ],
            },
          ]}
          onChoose={(next) => onChange(chooseType(condition, next === 'exclude' ? 'exclude' : 'include'))}
        />
        <Select
          label={t('Name')}
          value={name}
          groups={nameChoices(config, condition)}
          onChoose={(next) => onChange(chooseName(condition, next))}
        />
        {subNames.length > 0 && (
          <Select
            label={t('Sub-name')}
            value={sub_name}
            groups={subNames}
            onChoose={(next) => onChange(chooseSubName(condition, next))}
          />
        )}
        {item && (
          <ConditionItem
            key={`${type}/${name}/${sub_name}`}
            label={item.label}
            query={item.query}
            chosen={chosen}
            onChoose={(next) => onChange(chooseSubId(condition, next))}
          />
        )}
        <Conflicts conflicts={conflictsOf(condition, conflicts)} />
      </fieldset>
      <IconButton label={`${t('Remove condition')} ${count(number)}`} onClick={onRemove} hasTip={false}>
        <AnyIcon name="trash-2" />
      </IconButton>
    </li>
  );
}

type SelectProps = {
  label: string;
  value: string;
  groups: ReturnType<typeof nameChoices>;
  onChoose: (value: string) => void;
};

function Select({ label, value, groups, onChoose }: SelectProps) {
  return (
    <select className="sel" aria-label={label} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
      {groups.map(({ label: heading, choices }) => {
        const options = choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ));
        return heading ? (
          <optgroup key={heading} label={heading}>
            {options}
          </optgroup>
        ) : (
          options
        );
      })}
    </select>
  );
}

function Conflicts({ conflicts }: { conflicts: readonly ConditionConflict[] }) {
  return (
    conflicts.length > 0 && (
      <output className="tell">
        <AnyIcon name="triangle-alert" />
        <span>
          {t('Also used by')}{' '}
          {conflicts.map(({ template_id, title, edit_link }, index) => (
            <span key={template_id}>
              {index > 0 && ', '}
              <a className="lnk" href={edit_link} target="_blank" rel="noopener" dir="auto">
                {title || t('Untitled')}
              </a>
            </span>
          ))}
        </span>
      </output>
    )
  );
}
