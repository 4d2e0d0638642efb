import type { Condition, ConditionConflict, ConditionQuery, getConditions, Output } from '@kithouse/contract';
import { newRequestId } from '../../lib/request-id.js';

/** A condition with a unique id. */
export type DraftCondition = Condition & { id: string };
export type ConditionConfig = Output<typeof getConditions>['config'];

/** Choices with or without a heading. */
type ChoiceGroup = { label?: string; choices: { value: string; label: string }[] };

export const newCondition = (): DraftCondition => ({ id: newRequestId(), type: 'include', name: 'general' });

export const withId = (condition: Condition): DraftCondition => ({ ...condition, id: condition.id || newRequestId() });

export const chooseType = ({ id }: DraftCondition, type: Condition['type']): DraftCondition => ({ id, type, name: 'general' });

export const chooseName = ({ id, type }: DraftCondition, name: string): DraftCondition => ({ id, type, name });

export const chooseSubName = ({ id, type, name }: DraftCondition, sub_name: string): DraftCondition =>
  sub_name ? { id, type, name, sub_name } : { id, type, name };

export const chooseSubId = (condition: DraftCondition, sub_id: string | undefined): DraftCondition => ({
  ...chooseSubName(condition, condition.sub_name ?? ''),
  ...(sub_id && { sub_id }),
});

/** Formats `include/singular/post/12` without empty ends; no middle part can be empty. */
export function serialiseCondition({ type, name, sub_name = '', sub_id = '' }: Condition): string {
  return [type, name, sub_name, sub_id].join('/').replace(/\/+$/, '');
}

/** Returns the key of a `sub_id`'s label. */
export const labelKey = ({ name, sub_name, sub_id }: Condition) => `${name}/${sub_name}/${sub_id}`;

/** Lists the whole site and its kinds of places. Keeps an unknown one. */
export function nameChoices(config: ConditionConfig, { name }: Condition): ChoiceGroup[] {
  const names = ['general', ...(config.general?.sub_conditions ?? [])];
  return [{ choices: withChosen(names, name).map((value) => choiceOf(config, value)) }];
}

/** Returns an empty list without sub-names. */
export function subNameChoices(config: ConditionConfig, { name, sub_name = '' }: Condition): ChoiceGroup[] {
  const known = name === 'general' ? [] : (config[name]?.sub_conditions ?? []);
  if (known.length === 0 && sub_name === '') {
    return [];
  }
  const isKnown = known.some((one) => one === sub_name || config[one]?.sub_conditions.includes(sub_name));
  const all = { choices: [{ value: '', label: config[name]?.plural_label ?? name }] };
  return [all, ...withChosen(known, isKnown ? '' : sub_name).map((one) => groupOf(config, one))];
}

/** Returns the query of a `sub_id`; undefined where none can be chosen. */
export function subIdQuery(
  config: ConditionConfig,
  { sub_name = '' }: Condition,
): { label: string; query: ConditionQuery } | undefined {
  const control = config[sub_name]?.controls.find(({ autocomplete }) => autocomplete);
  return control?.autocomplete && { label: control.label, query: control.autocomplete };
}

/** Lists other parts at the same place. Excluding the same place is no conflict. */
export function conflictsOf(condition: Condition, conflicts: readonly ConditionConflict[]): ConditionConflict[] {
  const place = serialiseCondition(condition);
  return condition.type === 'include' ? conflicts.filter((conflict) => conflict.condition === place) : [];
}

const withChosen = (known: readonly string[], chosen: string) =>
  chosen === '' || known.includes(chosen) ? known : [...known, chosen];

const choiceOf = (config: ConditionConfig, value: string) => ({ value, label: config[value]?.label ?? value });

/** Groups a place's nested places under its heading, all of it first. */
function groupOf(config: ConditionConfig, value: string): ChoiceGroup {
  const node = config[value];
  const inside = node?.sub_conditions ?? [];
  return node && inside.length > 0
    ? {
        label: node.label,
        choices: [{ value, label: node.plural_label }, ...inside.map((one) => choiceOf(config, one))],
      }
    : { choices: [choiceOf(config, value)] };
}
