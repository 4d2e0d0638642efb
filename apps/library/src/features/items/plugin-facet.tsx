/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native checkbox has no third state that stays */
import type { DependencyChoice, FacetCount } from '@kithouse/contract';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { type ReactNode, useState } from 'react';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { DependencyIcon } from '../dependencies/dependency-name.js';
import type { Filter, PluginGroup } from './filter.js';
import { type GroupState, groupStateOf, nextState, stateOf, withPlugins } from './plugin-choice.js';

type PluginFacetProps = {
  group: PluginGroup;
  title: string;
  plugins: DependencyChoice[];
  filter: Filter;
  /** Counts within the other filters; undefined without any. */
  counts: FacetCount | undefined;
  onChange: (filter: Filter) => void;
};

/** Number of plugins shown before a longer group is expanded. */
const maxShown = 8;

/** Shows a group of three-state plugins with a control for all. */
export function PluginFacet({ group, title, plugins, filter, counts, onChange }: PluginFacetProps) {
  const format = useFormat();
  const [isWhole, setWhole] = useState(filter.activeFilter === group);
  const [announcement, setSaid] = useState('');
  if (plugins.length === 0) {
    return null;
  }
  const set = (name: string, chosen: DependencyChoice[], from: GroupState) => {
    const state = nextState(from);
    const ids = chosen.map(({ id }) => id);
    onChange(withPlugins(filter, group, ids, state));
    setSaid(`${name}: ${words()[state]}`);
  };
  const overall = groupStateOf(
    filter,
    plugins.map(({ id }) => id),
  );
  const isFolded = !isWhole && plugins.length > maxShown + 2;
  const shown = isFolded ? plugins.filter(({ id }, index) => index < maxShown || stateOf(filter, id) !== 'none') : plugins;
  return (
    <div className="facet">
      <TriState className="tri head" state={overall} onPress={() => set(title, plugins, overall)}>
        {title}
      </TriState>
      <ul aria-label={title}>
        {shown.map((plugin) => {
          const state = stateOf(filter, plugin.id);
          return (
            <li key={plugin.id}>
              <TriState
                state={state}
                icon={<DependencyIcon dependency={plugin} />}
                count={counts && format.count(counts.terms.find(({ id }) => id === plugin.id)?.n ?? 0)}
                onPress={() => set(plugin.name, [plugin], state)}
              >
                {plugin.name}
              </TriState>
            </li>
          );
        })}
      </ul>
      {isFolded && (
        <BareButton className="pick" onClick={() => setWhole(true)}>
          {t('Show all {count}', { count: format.count(plugins.length) })}
        </BareButton>
      )}
      <output className="sr">{announcement}</output>
    </div>
  );
}

type TriStateProps = {
  className?: string;
  state: GroupState;
  icon?: ReactNode;
  count?: string | undefined;
  children: ReactNode;
  onPress: () => void;
};

/** Includes the state in its name, independently of icon and colour. */
function TriState({ className = 'tri', state, icon, count, children, onPress }: TriStateProps) {
  const isWordShown = state === 'include' || state === 'exclude';
  return (
    // A native checkbox has no third state that stays.
    <BareButton
      className={className}
      role="checkbox"
      aria-checked={state === 'mixed' ? 'mixed' : state !== 'none'}
      data-state={state}
      onClick={onPress}
    >
      <span className="mark" />
      {icon}
      <span className="name">{children}</span>{' '}
      <span className="how">
        <span className={isWordShown ? undefined : 'sr'}>{words()[state]}</span>
      </span>
      {count && (
        <>
          {' '}
          <span className="n">{count}</span>
        </>
      )}
    </BareButton>
  );
}

const words = (): Record<GroupState, string> => ({
  none: t('any'),
  include: t('include'),
  exclude: t('exclude'),
  mixed: t('mixed'),
});
