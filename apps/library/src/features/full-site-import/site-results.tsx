import type { ImportResults } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Note } from '@kithouse/ui/note.js';
import { Cell, RowHeading, Table } from '@kithouse/ui/table.js';
import { useId } from 'react';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { WarningList } from '../import/warning-list.js';
import styles from './site-results.css?inline';

/** Shows an import's results: what is missing, and the verification. */
export function SiteResults({ results }: { results: ImportResults }) {
  const { plugins, theme } = results.dependency_data;
  return (
    <div className="stack" style={{ textAlign: 'start' }}>
      <style>{styles}</style>
      {theme && !theme.success && (
        <Note tone="bad" isBoxed icon={<AnyIcon name="triangle-alert" />}>
          <b className="h4">{t('Theme Installation Failed')}</b>
          <p className="soft">{[theme.name, theme.message].filter(Boolean).join(': ')}</p>
          <p className="soft">{t('Your site keeps its current theme.')}</p>
        </Note>
      )}
      {plugins.failed.length > 0 && <MissingPlugins plugins={plugins} />}
      <Proof proof={results.proof} />
      <WarningList warnings={results.warnings} />
    </div>
  );
}

function MissingPlugins({ plugins: { total, succeed, failed } }: { plugins: ImportResults['dependency_data']['plugins'] }) {
  const { count } = useFormat();
  return (
    <Note isBoxed icon={<AnyIcon name="triangle-alert" />}>
      <b className="h4">{t('{some} of {all} plugins installed', { some: count(succeed), all: count(total) })}</b>
      <p className="soft">{t('Not found:')}</p>
      <ul>
        {failed.map(({ slug, name, message, link }) => {
          const href = webAddress(link);
          return (
            <li key={slug} className="soft" dir="auto">
              {name}
              {message && `: ${message}`}
              {href && (
                <>
                  {' '}
                  <a className="lnk" href={href} target="_blank" rel="noopener noreferrer">
                    {t('Purchase')}
                    <span className="sr"> {name}</span>
                  </a>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Note>
  );
}

/** Compares planned and actual counts. */
function Proof({ proof: { counts, differences } }: Pick<ImportResults, 'proof'>) {
  const id = useId();
  const { count } = useFormat();
  if (counts.length === 0) {
    return null;
  }
  const isWhole = differences.length === 0;
  return (
    <section className="panel close" aria-labelledby={id}>
      <div className="line apart flow">
        <h4 className="h4" id={id}>
          {t('Import report')}
        </h4>
        <span className={isWhole ? 'pill go' : 'pill warn'}>
          {isWhole && <AnyIcon name="check" size="s" />}
          {isWhole ? t('Everything is complete') : t('Some differences found')}
        </span>
      </div>
      <Table
        kind="proof"
        isPlain
        columns={[t('Type'), { name: t('Planned'), className: 'num' }, { name: t('Found'), className: 'num' }]}
      >
        {counts.map(({ label, planned, found }) => (
          <tr key={label} className={found < planned ? 'off' : undefined}>
            <RowHeading>{label}</RowHeading>
            <Cell isNumber>{count(planned)}</Cell>
            <Cell isNumber>{count(found)}</Cell>
          </tr>
        ))}
      </Table>
      {!isWhole && (
        <ul className="stack" style={{ '--gap': '4px' }} aria-label={t('Differences')}>
          {differences.map((difference) => (
            <li className="tell" key={difference}>
              <AnyIcon name="triangle-alert" />
              <span style={{ overflowWrap: 'anywhere' }}>{difference}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function webAddress(link: string | undefined): string | undefined {
  const url = link && URL.canParse(link) ? new URL(link) : undefined;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
}
