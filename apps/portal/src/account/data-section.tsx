import { brand, type Call, exportAccount } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button } from '@kithouse/ui/button.js';
import { t, translateMessage } from '../i18n.js';
import { Refusal } from '../refusal.js';
import { useSubmit } from '../use-submit.js';
import { Section } from './section.js';

export function DataSection({ call }: { call: Call }) {
  const { isBusy, isDone, failure, submit } = useSubmit(async () => {
    const kept = await call(exportAccount, {});
    saveAs(`${brand.slug}-account-${kept.exported_at.slice(0, 10)}.json`, JSON.stringify(kept, null, 2));
  });
  return (
    <Section
      title={t('Your data')}
      about={t(
        'Download one file with all data stored about you: profile, sites, favourites, ratings, downloads, purchases, orders, templates and workspaces.',
      )}
    >
      {failure && <Refusal>{translateMessage(failure.message)}</Refusal>}
      <div className="line flow">
        <Button aria-busy={isBusy} onClick={submit}>
          {isBusy ? <span className="spin" /> : <AnyIcon name="download" />}
          {t('Download my data')}
        </Button>
        <output className="tell">{isDone && t('The file is in your downloads.')}</output>
      </div>
    </Section>
  );
}

function saveAs(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
