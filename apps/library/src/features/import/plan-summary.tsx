import type { insertItem, Output } from '@kithouse/contract';
import { Icon } from '@kithouse/ui/icon.js';
import { useHost } from '../../hosts/host.js';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { formatBytes } from './format-bytes.js';

type Plan = NonNullable<Output<typeof insertItem>['plan']>;

/** What will happen, before anything does. `first` says what is made of the template. */
export function PlanSummary({ plan, first }: { plan: Plan | undefined; first: string }) {
  const { locale } = useHost().boot;
  const { count } = useFormat();
  if (!plan) {
    return (
      <output className="line soft">
        <span className="spin" style={{ color: 'var(--k-accent)' }} />
        {t('Checking plugins and access…')}
      </output>
    );
  }
  const { media, plugins, warnings } = plan;
  const pictures = tn(
    '{text} picture ({size}) is added to your media library.',
    '{text} pictures ({size}) are added to your media library.',
    media.count,
    {
      text: count(media.count),
      size: formatBytes(media.bytes, locale),
    },
  );
  const missing = plugins.filter(({ is_active }) => !is_active);
  return (
    <section className="stack" style={{ '--gap': '8px' }} aria-label={t('What will happen')}>
      <Line>{first}</Line>
      {media.count > 0 && <Line>{pictures}</Line>}
      <Line>{t('Nothing that you already have is replaced.')}</Line>
      {missing.map(({ name, slug }) => (
        <Line key={slug} isWarning>
          {t('It needs {name}, which is not active here. Parts of it stay empty until it is.', { name })}
        </Line>
      ))}
      {warnings.map(({ code, message, place }) => (
        <Line key={`${code} ${place} ${message}`} isWarning>
          {message}
        </Line>
      ))}
    </section>
  );
}

function Line({ children, isWarning = false }: { children: string; isWarning?: boolean }) {
  return (
    <p className="tell" style={isWarning ? { color: 'var(--k-warn-text)' } : undefined}>
      <Icon name={isWarning ? 'triangle-alert' : 'check'} />
      {children}
    </p>
  );
}
