import { listClouds } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Blank } from '@kithouse/ui/blank.js';
import { buttonClass } from '@kithouse/ui/button.js';
import type { Route } from '../../lib/address.js';
import { t, tn } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { useFormat } from '../../lib/use-format.js';
import { usePlatform } from '../../lib/use-route.js';
import { searchOf } from '../lists/list-address.js';
import { PersonalResult } from '../lists/personal-result.js';
import { usePersonalList } from '../lists/use-personal-list.js';
import { CloudLayout } from './cloud-layout.js';
import { cloudPicture } from './cloud-picture.js';
import { FileFinder } from './file-finder.js';
import { FileList } from './file-list.js';
import { FileSkeletons } from './file-skeletons.js';
import { NothingFound } from './nothing-found.js';
import { useCloudRemoval } from './use-cloud-removal.js';
import { useView, type View, ViewSwitch } from './view-switch.js';

/** Shows My Clouds: this account's files for one platform. */
export function CloudsScreen({ route }: { route: Route }) {
  const platform = usePlatform();
  const [view, setView] = useView('clouds', 'list');
  const search = searchOf(route.query);
  const list = usePersonalList(listClouds, route, { platform, ...(search && { search }) });
  const removal = useCloudRemoval();
  return (
    <CloudLayout path="clouds" title={t('My Clouds')} aside={<CloudTools route={route} view={view} onView={setView} />}>
      <PersonalResult
        list={list}
        route={route}
        skeleton={<FileSkeletons view={view} />}
        empty={search ? <NothingFound route={route} /> : <EmptyCloud />}
      >
        {(files, isBusy) => (
          <>
            {search && <Found total={list.data?.total ?? 0} />}
            <FileList
              view={view}
              label={t('My Clouds')}
              files={files}
              screen="clouds"
              isBusy={isBusy}
              deleteText={t(
                'The file moves to the trash for 30 days and leaves your workspaces. Pages that use it don’t change.',
              )}
              {...removal}
            />
          </>
        )}
      </PersonalResult>
    </CloudLayout>
  );
}

type CloudToolsProps = { route: Route; view: View; onView: (view: View) => void };

function CloudTools({ route, view, onView }: CloudToolsProps) {
  const platform = usePlatform();
  return (
    <>
      <FileFinder route={route} label={t('Search files')} />
      <Link className="ibtn to-trash" to="clouds/trash" query={{ platform }} aria-label={t('Trash')} title={t('Trash')}>
        <AnyIcon name="trash-2" />
      </Link>
      <ViewSwitch view={view} onChange={onView} />
      <AddFile hasIcon />
    </>
  );
}

function AddFile({ hasIcon = false }: { hasIcon?: boolean }) {
  return (
    <Link className={buttonClass({ kind: 'primary' })} to="clouds/save-template" query={{ platform: usePlatform() }}>
      {hasIcon && <AnyIcon name="plus" size="s" />}
      {t('Add file')}
    </Link>
  );
}

/** Announces the number of files to screen readers. */
function Found({ total }: { total: number }) {
  const { count } = useFormat();
  return <output className="sr">{tn('{text} file found', '{text} files found', total, { text: count(total) })}</output>;
}

function EmptyCloud() {
  return (
    <div className="sheet">
      <Blank picture={cloudPicture} heading="h2" title={t('Your cloud is ready')} actions={<AddFile />}>
        {t('Save a page or a section once and use it on every site you build.')}
      </Blank>
    </div>
  );
}
