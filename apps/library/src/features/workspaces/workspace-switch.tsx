/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select shows neither groups with drawings nor counts */
import type { Workspace } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { buttonClass } from '@kithouse/ui/button.js';
import { Menu } from '@kithouse/ui/menu.js';
import { useEffect, useId, useRef } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { usePlatform } from '../../lib/use-route.js';
import { useChoices } from '../library-files/use-choices.js';
import { pathOf } from './workspace-paths.js';

type WorkspaceSwitchProps = { shared: boolean; current: Workspace | undefined };

/** Names the shown workspace and links to others. */
export function WorkspaceSwitch({ shared, current }: WorkspaceSwitchProps) {
  const button = (
    <>
      <AnyIcon name={shared ? 'users-round' : 'folder'} size="s" />
      <span className="clip" dir="auto">
        {current?.title ?? '…'}
      </span>
      <AnyIcon name="chevrons-up-down" size="s" />
    </>
  );
  return (
    <Menu kind="listbox" side="start" className={buttonClass({ className: 'switch' })} name={t('Workspace')} button={button}>
      <Options current={current} />
    </Menu>
  );
}

/** Loads the options when opened. */
function Options({ current }: { current: Workspace | undefined }) {
  const { own, shared, isLoading, error } = useChoices();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = box.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    (chosen ?? box.current?.querySelector<HTMLElement>('[role="option"]'))?.focus();
  }, [isLoading]);
  if (isLoading || error) {
    return <output className="group">{error ? error.message : t('Loading workspace and shared workspaces list.')}</output>;
  }
  return (
    <div ref={box} role="presentation">
      <OptionGroup title={t('My WorkSpace')} workspaces={own} current={current} empty={t('You do not have any workspaces.')} />
      <OptionGroup title={t('Shared WorkSpace')} workspaces={shared} current={current} empty={t('No shared workspaces yet.')} />
    </div>
  );
}

type OptionGroupProps = { title: string; workspaces: readonly Workspace[]; current: Workspace | undefined; empty: string };

function OptionGroup({ title, workspaces, current, empty }: OptionGroupProps) {
  const { address } = useHost();
  const platform = usePlatform();
  const { count } = useFormat();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no set of fields
    <div role="group" aria-labelledby={id}>
      <p className="group" id={id}>
        {title}
      </p>
      {workspaces.length === 0 && (
        <p className="cap" style={{ paddingInline: 10 }}>
          {empty}
        </p>
      )}
      {workspaces.map((workspace) => (
        <BareButton
          key={workspace.id}
          className="opt"
          role="option"
          tabIndex={-1}
          aria-selected={workspace.id === current?.id}
          onClick={() => address.go(pathOf(workspace), { query: { platform } })}
        >
          <AnyIcon name={workspace.shared ? 'users-round' : 'folder'} />
          <span className="clip" dir="auto">
            {workspace.title}
          </span>
          <span className="cap push num">{count(workspace.files_count)}</span>
        </BareButton>
      ))}
    </div>
  );
}
