import type { Item, insertItem, Output } from '@kithouse/contract';
import { DialogHead } from '@kithouse/ui/dialog.js';
import { Field } from '@kithouse/ui/field.js';
import { t } from '../../lib/i18n.js';
import { ItemPicture } from './item-picture.js';
import { PlanSummary } from './plan-summary.js';

type ImportFormProps = {
  item: Item;
  plan: Output<typeof insertItem>['plan'];
  title: string;
  onTitle: (title: string) => void;
  onSubmit: () => void;
};

export function ImportForm({ item, plan, title, onTitle, onSubmit }: ImportFormProps) {
  const about = item.pack ? t('From {name}', { name: item.pack.name }) : undefined;
  const isReady = title.trim() !== '';
  return (
    <>
      <DialogHead title={t('Import {name}', { name: item.name })} about={about} closeLabel={t('Close')} />
      <form
        className="inside"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) {
            onSubmit();
          }
        }}
      >
        <ItemPicture item={item} ratio="2 / 1" />
        <h3 className="h4">{t('Create a draft page from this template')}</h3>
        <PlanSummary plan={plan} first={t('A draft page is made. Visitors see nothing of it until you publish it.')} />
        <div className="line" style={{ alignItems: 'flex-end' }}>
          <div style={{ flex: 1 }}>
            <Field label={t('Page title')} value={title} onChange={onTitle} maxLength={200} autoComplete="off" />
          </div>
          <button className="btn primary" type="submit" disabled={!isReady}>
            {t('Create a Page')}
          </button>
        </div>
      </form>
    </>
  );
}
