import type { SavedTemplate } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { ActionsCell, actionsColumn, Cell, Table } from '@kithouse/ui/table.js';
import { t } from '../../lib/i18n.js';
import { useDates } from '../../lib/use-dates.js';
import { useFormat } from '../../lib/use-format.js';
import { useSignIn } from '../../lib/use-route.js';
import { useProfile } from '../profile/use-profile.js';
import { leftText } from '../push/left-text.js';
import { usePush } from '../push/use-push.js';
import { PushResult } from './push-result.js';
import { TemplateActions } from './template-actions.js';
import { nameType } from './template-type.js';
import { useKeptIndex } from './use-kept-index.js';

type TemplateTableProps = {
  templates: readonly SavedTemplate[];
  isBusy: boolean;
  onDelete: (template: SavedTemplate) => void;
};

export function TemplateTable({ templates, isBusy, onDelete }: TemplateTableProps) {
  const { box, boxProps } = useKeptIndex(templates.length);
  return (
    <Table
      label={t('Templates')}
      columns={[t('Name'), t('Type'), t('Last Modified'), t('Cloud'), actionsColumn(t('Actions'))]}
      isBusy={isBusy}
      body={{ ref: box, ...boxProps }}
    >
      {templates.map((template) => (
        <TemplateRow key={template.id} template={template} onDelete={() => onDelete(template)} />
      ))}
    </Table>
  );
}

function TemplateRow({ template, onDelete }: { template: SavedTemplate; onDelete: () => void }) {
  const { day } = useDates();
  const profile = useProfile();
  const signIn = useSignIn();
  const action = usePush();
  const { id, title, type, date, is_pushed, is_kit } = template;
  const take = async () => ({ id, name: title.trim() || t('Untitled'), platform: 'elementor' as const });
  const push = () => (profile ? action.start(take) : signIn());
  return (
    <tr aria-busy={action.isPushing || undefined}>
      <Cell>
        <div className="what">
          <span className="clip" dir="auto" title={title}>
            {title || t('Untitled')}
          </span>
          {is_kit && <span className="pill info">{t('Site settings')}</span>}
        </div>
      </Cell>
      <Cell isExtra>{nameType(type)}</Cell>
      <Cell isExtra isNumber>
        <time dateTime={date}>{day(date)}</time>
      </Cell>
      <Cell isExtra>{is_pushed ? <InCloud /> : <span className="dim">{t('Local only')}</span>}</Cell>
      <ActionsCell>
        {action.isPushing ? (
          <Uploading left={action.left} />
        ) : (
          <TemplateActions template={template} onPush={push} onDelete={onDelete} />
        )}
        <PushResult action={action} name={title} />
      </ActionsCell>
    </tr>
  );
}

function InCloud() {
  return (
    <span className="pill go">
      <AnyIcon name="check" size="s" />
      {t('In cloud')}
    </span>
  );
}

function Uploading({ left }: { left: number }) {
  const { count } = useFormat();
  return (
    <output className="line near soft" title={left > 0 ? leftText(left, count(left)) : undefined}>
      <span className="spin" />
      {t('Uploading...')}
      {left > 0 && <span className="num">{count(left)}</span>}
      {left > 0 && <span className="sr">{leftText(left, count(left))}</span>}
    </output>
  );
}
