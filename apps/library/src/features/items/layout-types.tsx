import type { Item } from '@kithouse/contract';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { useRowKeys } from '@kithouse/ui/use-row-keys.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { nameTerm } from './term-names.js';

type LayoutTypesProps = {
  layouts: Item[];
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
};

/** Shows layouts' template types with counts; nothing without types. */
export function LayoutTypes({ layouts, chosen, onChoose }: LayoutTypesProps) {
  const format = useFormat();
  const types = countTypes(layouts);
  const { rowProps, tabIndexOf } = useRowKeys<HTMLFieldSetElement>(types.findIndex(({ id }) => id === chosen) + 1);
  if (types.length === 0) {
    return null;
  }
  const choices = [{ id: undefined, name: t('All'), count: layouts.length }, ...types];
  return (
    <fieldset className="chips" aria-label={t('Types')} {...rowProps}>
      {choices.map(({ id, name, count }, index) => (
        <BareButton
          className="chip"
          key={id ?? 0}
          aria-pressed={id === chosen}
          tabIndex={tabIndexOf(index)}
          onClick={() => onChoose(id)}
        >
          {name} <span className="n">{format.count(count)}</span>
        </BareButton>
      ))}
    </fieldset>
  );
}

function countTypes(layouts: Item[]): { id: number; name: string; count: number }[] {
  const counts = new Map<number, { id: number; name: string; count: number }>();
  for (const { template_type: type } of layouts) {
    if (type) {
      counts.set(type.id, { id: type.id, name: nameTerm('template_type', type), count: (counts.get(type.id)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].sort((one, other) => one.name.localeCompare(other.name));
}
