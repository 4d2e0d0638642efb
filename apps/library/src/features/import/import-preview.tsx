import type { insertItem, Output } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { useHost } from '../../lib/host.js';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { formatBytes } from './format-bytes.js';

export type InsertPreview = NonNullable<Output<typeof insertItem>['plan']>;

type ImportPreviewProps = {
  preview: InsertPreview | undefined;
  /** The content that the template becomes. */
  first: string;
  /** True if missing plugins can be installed. */
  offersPlugins?: boolean;
  /** True if the person chose to replace something on the site. */
  isReplacing?: boolean;
};

/** Shows what an import will change, before it starts. */
export function ImportPreview({ preview, first, offersPlugins = false, isReplacing = false }: ImportPreviewProps) {
  const { locale } = useHost().boot;
  const { count } = useFormat();
  if (!preview) {
    return (
      <output className="line soft">
        <span className="spin" style={{ color: 'var(--k-accent)' }} />
        {t('Checking plugins and permissions…')}
      </output>
    );
  }
  const { media, plugins, warnings } = preview;
  const pictures = tn(
    'Adds {text} image ({size}) to your media library.',
    'Adds {text} images ({size}) to your media library.',
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
      {!isReplacing && <Line>{t('Existing content isn’t replaced.')}</Line>}
      {missing.map(({ name, slug, is_pro, installed }) => (
        <Line key={slug} isWarning>
          {offersPlugins && (!is_pro || installed)
            ? t('This template needs {name}, which isn’t active here. You can install it during the import.', { name })
            : t('This template needs {name}, which isn’t active here. Some parts stay empty until you activate it.', { name })}
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
      <AnyIcon name={isWarning ? 'triangle-alert' : 'check'} />
      <span style={{ overflowWrap: 'anywhere' }}>{children}</span>
    </p>
  );
}
