import type { Workspace } from '@kithouse/contract';
import { BareButton } from '@kithouse/ui/bare-button.js';
import { t } from '../../lib/i18n.js';
import { useChoices } from '../library-files/use-choices.js';
import type { Source } from './use-source.js';

type SourceSelectProps = {
  source: Source;
  /** Workspace to add to. */
  without: number;
  onChange: (source: Source) => void;
};

export function SourceSelect({ source, without, onChange }: SourceSelectProps) {
  const { own, shared, isLoading, error, retry } = useChoices();
  const all = [...own, ...shared].filter(({ id }) => id !== without);
  const choose = (slug: string) => {
    const found = all.find((workspace) => workspace.slug === slug);
    onChange(found ? { slug, shared: found.shared } : 'clouds');
  };
  return (
    <div className="stack" style={{ '--gap': '6px' }}>
      <select
        className="sel"
        aria-label={t('Pick from')}
        value={source === 'clouds' ? '' : source.slug}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{t('My Clouds')}</option>
        {isLoading && <option disabled>{t('Loading workspace and shared workspaces list.')}</option>}
        <SourceGroup label={t('My WorkSpace')} workspaces={all.filter((workspace) => !workspace.shared)} />
        <SourceGroup label={t('Shared WorkSpace')} workspaces={all.filter((workspace) => workspace.shared)} />
      </select>
      {error && (
        <p className="tell bad" role="alert">
          {error.message}{' '}
          <BareButton className="lnk" onClick={retry}>
            {t('Retry')}
          </BareButton>
        </p>
      )}
    </div>
  );
}

function SourceGroup({ label, workspaces }: { label: string; workspaces: readonly Workspace[] }) {
  return (
    workspaces.length > 0 && (
      <optgroup label={label}>
        {workspaces.map(({ id, slug, title }) => (
          <option key={id} value={slug}>
            {title}
          </option>
        ))}
      </optgroup>
    )
  );
}
