import { type CloudVersion, listClouds, listCloudVersions, nameCloudVersion, restoreCloudVersion } from '@kithouse/contract';
import { patch, queryKey } from '@kithouse/query';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { IconButton } from '@kithouse/ui/icon-button.js';
import { useToast } from '@kithouse/ui/toast.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../lib/action.js';
import { useHost } from '../../lib/host.js';
import { t, tn } from '../../lib/i18n.js';
import { useDates } from '../../lib/use-dates.js';
import { useFormat } from '../../lib/use-format.js';
import { formatBytes } from '../import/format-bytes.js';
import { VersionName } from './version-name.js';

type VersionRowProps = {
  id: number;
  version: CloudVersion;
  canChange: boolean;
  /** Undefined for the first version. */
  onCompare: (() => void) | undefined;
};

export function VersionRow({ id, version, canChange, onCompare }: VersionRowProps) {
  const { minute } = useDates();
  const cache = useQueryClient();
  const toast = useToast();
  const [isNaming, setNaming] = useState(false);
  const { number, is_current } = version;
  const rename = useAction(nameCloudVersion);
  const restore = useAction(restoreCloudVersion, {
    // Busy until the new list arrives, to prevent a second press.
    onSuccess: async () => {
      const endpoints = [listCloudVersions, listClouds];
      await Promise.all(endpoints.map((endpoint) => cache.invalidateQueries({ queryKey: queryKey(endpoint) })));
      toast({
        title: t('Version {number} is restored', { number }),
        text: t('It’s now the current version. All other versions are still available.'),
      });
    },
  });

  const show = (name: string) =>
    patch(cache, listCloudVersions, ({ data }) => ({
      data: data.map((other) => (other === version || isSame(other, version) ? { ...other, name } : other)),
    }));
  const save = (name: string) => {
    setNaming(false);
    if (name !== version.name) {
      show(name);
      rename.mutate({ id, number, name }, { onError: () => show(version.name) });
    }
  };
  const sr = <span className="sr"> {t('version {number}', { number })}</span>;
  return (
    <li data-version={number} style={{ flexWrap: 'wrap' }}>
      <div className="grow">
        {isNaming ? (
          <VersionName version={version} onSave={save} onLeave={() => setNaming(false)} />
        ) : (
          <>
            <p className="line near flow">
              <b className="h4" dir="auto">
                {version.name || t('Version {number}', { number })}
              </b>
              {is_current && <span className="pill go">{t('Current')}</span>}
              {version.restored_from !== null && (
                <span className="pill">{t('Restored from {number}', { number: version.restored_from })}</span>
              )}
            </p>
            <p className="cap">
              <time dateTime={version.created_at}>{minute(version.created_at)}</time>
              {version.created_by && <bdi> · {version.created_by.name}</bdi>} · <Amounts version={version} />
            </p>
          </>
        )}
      </div>
      <div className="line snug">
        {onCompare && (
          <Button kind="quiet" size="s" onClick={onCompare}>
            {t('Compare')}
            {sr}
          </Button>
        )}
        {canChange && !isNaming && (
          <IconButton
            size="s"
            label={t('Name version {number}', { number })}
            title={t('Name version')}
            onClick={() => setNaming(true)}
          >
            <AnyIcon name="pencil" size="s" />
          </IconButton>
        )}
        {canChange && !is_current && (
          <Button size="s" isBusy={restore.isPending} onClick={() => restore.isPending || restore.mutate({ id, number })}>
            {t('Restore')}
            {sr}
          </Button>
        )}
      </div>
    </li>
  );
}

function Amounts({ version: { parts, media } }: { version: CloudVersion }) {
  const { locale } = useHost().boot;
  const { count } = useFormat();
  const size = formatBytes(media.bytes, locale);
  const inside = tn('{text} element', '{text} elements', parts, { text: count(parts) });
  const pictures = tn('{text} image ({size})', '{text} images ({size})', media.count, { text: count(media.count), size });
  return <span className="num">{media.count > 0 ? `${inside} · ${pictures}` : inside}</span>;
}

const isSame = (a: CloudVersion, b: CloudVersion) => a.number === b.number && a.created_at === b.created_at;
