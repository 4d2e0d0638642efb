import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Segmented } from '@kithouse/ui/segmented.js';
import { useState } from 'react';
import { t } from '../../lib/i18n.js';
import { readStored, store } from '../../lib/storage.js';
import { useProfile } from '../profile/use-profile.js';

export type View = 'list' | 'grid';
/** Lists with separately remembered views. */
type Viewed = 'clouds' | 'workspaces' | 'shared-workspaces' | 'workspace';

/** Returns the person's last view on this browser or the default, and a setter. */
export function useView(viewed: Viewed, usual: View): [View, (view: View) => void] {
  const name = `view_${viewed}_${useProfile()?.id ?? 0}`;
  const [view, setView] = useState<View>(() => {
    const kept = readStored(name);
    return kept === 'list' || kept === 'grid' ? kept : usual;
  });
  const change = (to: View) => {
    setView(to);
    store(name, to);
  };
  return [view, change];
}

export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const option = (value: View, icon: 'list' | 'layout-grid', title: string) => ({
    value,
    title,
    label: (
      <>
        <AnyIcon name={icon} />
        <span className="sr">{title}</span>
      </>
    ),
  });
  const options = [option('list', 'list', t('List')), option('grid', 'layout-grid', t('Grid'))];
  return <Segmented label={t('View')} className="icons" options={options} value={view} onChange={onChange} />;
}
