import type { Input, uploadCloudFile, Workspace } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { type ReactNode, useId } from 'react';
import { t } from '../../lib/i18n.js';
import { useWorkspaceChoices } from './use-workspace-choices.js';

/** Destination of a template. `workspace` without an id is incomplete. */
export type PushDestination = { kind: 'clouds' } | { kind: 'workspace'; workspace?: Workspace | undefined };

export const isChosen = (destination: PushDestination) => destination.kind === 'clouds' || destination.workspace !== undefined;

export const nameOfDestination = (destination: PushDestination) =>
  destination.kind === 'workspace' && destination.workspace ? destination.workspace.name : t('My Clouds');

/** Converts a destination to the call's fields. */
export function toTarget(destination: PushDestination): Pick<Input<typeof uploadCloudFile>, 'workspace' | 'workspace_id'> {
  return destination.kind === 'workspace' && destination.workspace
    ? { workspace: destination.workspace.shared ? 'shared-workspace' : 'workspace', workspace_id: destination.workspace.id }
    : { workspace: '' };
}

type DestinationFieldProps = { destination: PushDestination; onChange: (destination: PushDestination) => void };

export function DestinationField({ destination, onChange }: DestinationFieldProps) {
  const name = useId();
  const isWorkspace = destination.kind === 'workspace';
  return (
    <>
      <fieldset className="fld">
        <legend>{t('Destination')}</legend>
        <div className="cols">
          <Choice name={name} isChosen={!isWorkspace} about={t('Only you')} onChoose={() => onChange({ kind: 'clouds' })}>
            {t('My Clouds')}
          </Choice>
          <Choice
            name={name}
            isChosen={isWorkspace}
            about={t('You and its members')}
            onChoose={() => onChange({ kind: 'workspace' })}
          >
            {t('Workspace')}
          </Choice>
        </div>
      </fieldset>
      {isWorkspace && (
        <WorkspaceField chosen={destination.workspace} onChoose={(workspace) => onChange({ kind: 'workspace', workspace })} />
      )}
    </>
  );
}

type ChoiceProps = { name: string; isChosen: boolean; about: string; onChoose: () => void; children: string };

function Choice({ name, isChosen: isOn, about, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="choice">
      <input
        className="box"
        type="radio"
        id={id}
        name={name}
        checked={isOn}
        onChange={onChoose}
        aria-describedby={`${id}-about`}
      />
      <div className="stack" style={{ '--gap': '0' }}>
        {/* Covers the whole choice. */}
        <label className="h4 cover" htmlFor={id}>
          {children}
        </label>
        <span className="dim" id={`${id}-about`}>
          {about}
        </span>
      </div>
    </div>
  );
}

type WorkspaceFieldProps = { chosen: Workspace | undefined; onChoose: (workspace: Workspace | undefined) => void };

function WorkspaceField({ chosen, onChoose }: WorkspaceFieldProps) {
  const id = useId();
  const { own, shared, isLoading, error, refetch } = useWorkspaceChoices(true);
  const all = [...own, ...shared];
  if (isLoading && !error) {
    return <output className="dim">{t('Loading workspace and shared workspaces list.')}</output>;
  }
  if (error) {
    return (
      <div className="line" role="alert">
        <span className="tell bad">{error.message}</span>
        <Button size="s" onClick={() => void refetch()}>
          {t('Retry')}
        </Button>
      </div>
    );
  }
  if (all.length === 0) {
    return <p className="dim">{t('You do not have any workspaces.')}</p>;
  }
  return (
    <div className="fld l">
      <label htmlFor={id}>{t('Workspace')}</label>
      <select
        className="sel"
        id={id}
        value={chosen?.id ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(all.find((workspace) => String(workspace.id) === value))}
      >
        <option value="">{t('Choose a workspace')}</option>
        <Group label={t('My WorkSpace')} workspaces={own} />
        <Group label={t('Shared WorkSpace')} workspaces={shared} />
      </select>
    </div>
  );
}

function Group({ label, workspaces }: { label: string; workspaces: readonly Workspace[] }): ReactNode {
  return (
    workspaces.length > 0 && (
      <optgroup label={label}>
        {workspaces.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </optgroup>
    )
  );
}
