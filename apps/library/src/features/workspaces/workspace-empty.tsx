import type { Workspace } from '@kithouse/contract';
import { Button, buttonClass } from '@kithouse/ui/button.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { usePlatform } from '../../lib/use-route.js';
import { NothingYet } from '../lists/personal-result.js';
import { pathOf } from './workspace-paths.js';

type NothingInsideProps = {
  workspace: Workspace | undefined;
  /** Undefined for viewers. */
  onAdd: (() => void) | undefined;
};

/** Shows that there are no files for this platform; the other may have some. */
export function NothingInside({ workspace, onAdd }: NothingInsideProps) {
  const platform = usePlatform();
  const other = platform === 'elementor' ? 'gutenberg' : 'elementor';
  const otherName = { elementor: t('Elementor'), gutenberg: t('Gutenberg') }[other];
  const actions = (
    <>
      {onAdd && (
        <Button kind="primary" onClick={onAdd}>
          {t('Add file')}
        </Button>
      )}
      {workspace && workspace.files_count > 0 && (
        <Link className={buttonClass()} to={pathOf(workspace)} query={{ platform: other }} replace>
          {t('Show those for {platform}', { platform: otherName })}
        </Link>
      )}
    </>
  );
  return (
    <NothingYet title={t('This workspace is empty')} actions={actions}>
      {onAdd ? t('Add templates, or move files here from My Clouds.') : t('Files that others add appear here.')}
    </NothingYet>
  );
}
