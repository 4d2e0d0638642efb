import type { Workspace } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { Note } from '@kithouse/ui/note.js';
import { Skeleton } from '@kithouse/ui/skeleton.js';
import { useId } from 'react';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import type { Choices } from './use-choices.js';

type WorkspaceChoiceProps = {
  choices: Choices;
  /** Its id; 0 is My Clouds. */
  chosen: number | undefined;
  onChoose: (id: number, title: string) => void;
  /** Current place of the file. */
  without?: number | undefined;
  /** Whether My Clouds is offered. */
  hasClouds: boolean;
};

/** Chooses one of all writable workspaces. */
export function WorkspaceChoice({ choices, chosen, onChoose, without, hasClouds }: WorkspaceChoiceProps) {
  const { own, shared, isLoading, error, retry } = choices;
  const name = useId();
  if (isLoading) {
    return (
      <>
        <output className="dim">{t('Loading workspace and shared workspaces list.')}</output>
        <Skeleton height={40} />
        <Skeleton height={40} />
      </>
    );
  }
  if (error) {
    return (
      <Note
        tone="bad"
        isBoxed
        announcedAs="alert"
        icon={<AnyIcon name="triangle-alert" />}
        action={
          <Button size="s" onClick={retry}>
            {t('Retry')}
          </Button>
        }
      >
        {error.message}
      </Note>
    );
  }
  const others = ({ id }: Workspace) => id !== without;
  const group = { name, chosen, onChoose };
  return (
    <div className="stack bounded" style={{ '--gap': '6px' }} role="radiogroup" aria-label={t('Workspace')}>
      {hasClouds && <Choice {...group} id={0} title={t('My Clouds')} />}
      <ChoiceGroup
        {...group}
        title={t('My WorkSpace')}
        workspaces={own.filter(others)}
        empty={t('You do not have any workspaces.')}
      />
      <ChoiceGroup
        {...group}
        title={t('Shared WorkSpace')}
        workspaces={shared.filter(others)}
        empty={t('No shared workspaces yet.')}
      />
    </div>
  );
}

type GroupProps = Pick<WorkspaceChoiceProps, 'chosen' | 'onChoose'> & { name: string };

function ChoiceGroup({
  title,
  workspaces,
  empty,
  ...group
}: GroupProps & { title: string; workspaces: Workspace[]; empty: string }) {
  return (
    <>
      <p className="group" style={{ paddingInline: 0 }}>
        {title}
      </p>
      {workspaces.length === 0 && <p className="soft">{empty}</p>}
      {workspaces.map((workspace) => (
        <Choice
          key={workspace.id}
          {...group}
          id={workspace.id}
          title={workspace.title}
          count={workspace.files_count}
          isViewed={workspace.role === 'viewer'}
        />
      ))}
    </>
  );
}

type ChoiceProps = GroupProps & { id: number; title: string; count?: number; isViewed?: boolean };

function Choice({ id, title, count, isViewed = false, name, chosen, onChoose }: ChoiceProps) {
  const format = useFormat();
  const key = useId();
  return (
    <label className="choice" style={{ alignItems: 'center', paddingBlock: 8 }} htmlFor={key}>
      <input
        className="box"
        type="radio"
        id={key}
        name={name}
        checked={chosen === id}
        disabled={isViewed}
        onChange={() => onChoose(id, title)}
      />
      <span className="h4 clip" style={{ flex: 1 }} dir="auto" title={title}>
        {title}
      </span>
      {isViewed ? (
        <span className="cap">{t('View only')}</span>
      ) : (
        count !== undefined && (
          <span className="cap num">{tn('{text} file', '{text} files', count, { text: format.count(count) })}</span>
        )
      )}
    </label>
  );
}
