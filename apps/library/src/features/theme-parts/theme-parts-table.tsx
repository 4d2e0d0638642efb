import type { ThemePart } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Menu } from '@kithouse/ui/menu.js';
import { ActionsCell, actionsColumn, Cell, Table } from '@kithouse/ui/table.js';
import { t } from '../../lib/i18n.js';
import { MenuLink } from '../lists/menu-link.js';
import styles from './theme-parts-table.css?inline';

type ThemePartsTableProps = {
  themeParts: readonly ThemePart[];
  isBusy: boolean;
  /** Part whose conditions are opening. */
  opening: number | undefined;
  onConditions: (id: number) => void;
};

export function ThemePartsTable({ themeParts, isBusy, opening, onConditions }: ThemePartsTableProps) {
  return (
    <>
      <style>{styles}</style>
      <Table
        label={t('Theme parts')}
        kind="parts"
        columns={[t('Name'), t('Type'), t('Shown on'), t('Status'), actionsColumn(t('Actions'))]}
        isBusy={isBusy}
      >
        {themeParts.map((themePart) => (
          <ThemePartRow
            key={themePart.id}
            themePart={themePart}
            isOpening={themePart.id === opening}
            onConditions={() => onConditions(themePart.id)}
          />
        ))}
      </Table>
    </>
  );
}

type ThemePartRowProps = { themePart: ThemePart; isOpening: boolean; onConditions: () => void };

function ThemePartRow({ themePart, isOpening, onConditions }: ThemePartRowProps) {
  const { title, status } = themePart;
  const name = title.trim() || t('Untitled');
  return (
    <tr>
      <Cell>
        <div className="clip" dir="auto" title={name}>
          {name}
        </div>
      </Cell>
      <Cell isExtra>
        <TypeOf themePart={themePart} />
      </Cell>
      <Cell isExtra>
        <ShownOn themePart={themePart} />
      </Cell>
      <Cell isExtra>
        {status === 'publish' ? (
          <span className="pill go">
            <AnyIcon name="check" size="s" />
            {t('Published')}
          </span>
        ) : (
          <span className="pill">{t('Draft')}</span>
        )}
      </Cell>
      <ActionsCell>
        <ThemePartActions themePart={themePart} name={name} isOpening={isOpening} onConditions={onConditions} />
      </ActionsCell>
    </tr>
  );
}

function TypeOf({ themePart: { type, platform } }: Pick<ThemePartRowProps, 'themePart'>) {
  const platforms = { elementor: t('Elementor'), gutenberg: t('Gutenberg') };
  return (
    <div className="lines">
      <span>{type.label}</span>
      <span className="dim">{platforms[platform]}</span>
    </div>
  );
}

function ShownOn({ themePart: { shown_on, conditions_by, hidden_by } }: Pick<ThemePartRowProps, 'themePart'>) {
  const places = shown_on.join(', ');
  return (
    <div className="lines">
      {places ? (
        <span className="clip" dir="auto" title={places}>
          {places}
        </span>
      ) : (
        <span className="dim">{t('Nowhere yet')}</span>
      )}
      {hidden_by && (
        <span className="dim">
          <HiddenBy template={hidden_by} />
        </span>
      )}
      {conditions_by && <span className="dim">{t('by {name}', { name: conditions_by })}</span>}
    </div>
  );
}

/** Links the title, wherever a translation has it. */
function HiddenBy({ template }: { template: NonNullable<ThemePart['hidden_by']> }) {
  const [before, after] = t('Hidden by the theme’s own {title}').split('{title}', 2);
  return (
    <>
      {before}
      <a href={template.edit_link}>{template.title}</a>
      {after}
    </>
  );
}

function ThemePartActions({ themePart, name, isOpening, onConditions }: ThemePartRowProps & { name: string }) {
  const { edit_link, preview_url } = themePart;
  return (
    <div>
      <Button size="s" isBusy={isOpening} onClick={onConditions}>
        {t('Conditions')}
        <span className="sr"> {name}</span>
      </Button>
      <Menu label={t('More for {name}', { name })} name={name} button={<AnyIcon name="ellipsis" />}>
        <MenuLink icon="pencil" href={edit_link}>
          {t('Edit')}
        </MenuLink>
        {preview_url && (
          <MenuLink icon="eye" href={preview_url}>
            {t('Preview')}
          </MenuLink>
        )}
      </Menu>
    </div>
  );
}
