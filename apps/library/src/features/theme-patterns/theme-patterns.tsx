import type { AppError } from '@kithouse/contract';
import { networkMode } from '@kithouse/query';
import { Blank } from '@kithouse/ui/blank.js';
import { Button, buttonClass } from '@kithouse/ui/button.js';
import { TileSkeletons } from '@kithouse/ui/tile-skeletons.js';
import { useToast } from '@kithouse/ui/toast.js';
import { useQuery } from '@tanstack/react-query';
import type { Route } from '../../lib/address.js';
import { type ThemePattern, useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { Link } from '../../lib/link.js';
import { searchOf } from '../lists/list-address.js';
import { PatternTile } from './pattern-tile.js';
import styles from './theme-patterns.css?inline';

const none: ThemePattern[] = [];

/** Lists the patterns of the site's theme, drawn by the open editor. A search looks in their titles. */
export function ThemePatterns({ route }: { route: Route }) {
  const { editor, close } = useHost();
  const toast = useToast();
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: ['theme-patterns'],
    networkMode,
    retry: false,
    queryFn: async () => (await editor?.listThemePatterns?.()) ?? none,
  });
  const searched = searchOf(route.query)?.toLocaleLowerCase();
  const found = data?.filter(({ title }) => !searched || title.toLocaleLowerCase().includes(searched)) ?? none;

  const insert = async ({ content }: ThemePattern) => {
    try {
      await editor?.insert({ content, warnings: [] });
      close?.();
    } catch (error) {
      toast({ tone: 'bad', title: (error as AppError).message });
    }
  };

  if (isPending) {
    return <TileSkeletons count={6} shape="flat" label={t('Loading patterns')} />;
  }
  if (isError) {
    const retry = (
      <Button kind="primary" aria-busy={isFetching} onClick={() => void refetch()}>
        {t('Retry')}
      </Button>
    );
    return (
      <Blank picture="broken" role="alert" title={t('The patterns of your theme couldn’t be loaded.')} actions={retry}>
        {t('Reload the editor if this happens again.')}
      </Blank>
    );
  }
  if (found.length === 0) {
    const back = (
      <Link className={buttonClass({ kind: 'primary' })} to={route.path}>
        {t('Show all blocks')}
      </Link>
    );
    return (
      <Blank picture="nothing" title={t('No matches found')} actions={back}>
        {t('Your theme offers no patterns for this.')}
      </Blank>
    );
  }
  return (
    <>
      <style>{styles}</style>
      <ul className="grid" aria-label={t('From your theme')}>
        {found.map((pattern) => (
          <PatternTile key={pattern.name} pattern={pattern} onInsert={() => void insert(pattern)} />
        ))}
      </ul>
    </>
  );
}
