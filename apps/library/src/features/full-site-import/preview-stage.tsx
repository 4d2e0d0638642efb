/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an output may not hold a heading */
import type { PackInfo } from '@kithouse/contract';
import { Blank } from '@kithouse/ui/blank.js';
import { Button } from '@kithouse/ui/button.js';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { type Look, useIsAway, usePreview } from './use-preview.js';

type PreviewStageProps = { pack: PackInfo; look: Look; onWidth: (width: number) => void; actions?: ReactNode };

/** Shows a preview of each page. Without one the form still works. */
export function PreviewStage({ pack, look, onWidth, actions }: PreviewStageProps) {
  const id = useId();
  const { count } = useFormat();
  const pages = pack.documents.filter((document) => document.as === 'page');
  const [page, setPage] = useState(() => (pages.find(({ front_page }) => front_page) ?? pages[0])?.key);
  const at = pages.findIndex(({ key }) => key === page) + 1;
  return (
    <section className="stage" aria-labelledby={id}>
      <div className="line apart">
        <h3 className="h4" id={id}>
          {t('Live preview')}
        </h3>
        {actions}
        {pages.length > 1 && (
          <span className="line">
            <span className="dim num">{t('{at} of {all} pages', { at: count(at), all: count(pages.length) })}</span>
            <select
              className="sel"
              aria-label={t('Page of the preview')}
              value={page}
              onChange={({ currentTarget }) => setPage(currentTarget.value)}
            >
              {pages.map(({ key, title }) => (
                <option key={key} value={key}>
                  {title}
                </option>
              ))}
            </select>
          </span>
        )}
      </div>
      <Screen key={page} name={pack.name} src={previewHref(pack.preview_url, page)} look={look} onWidth={onWidth} />
    </section>
  );
}

type ScreenProps = { name: string; src: string | undefined; look: Look; onWidth: (width: number) => void };

function Screen({ src, ...rest }: ScreenProps) {
  const room = useRef<HTMLDivElement>(null);
  useScale(room);
  return (
    <div className="screen" ref={room}>
      {src ? <Frame src={src} {...rest} /> : <NoPreview />}
    </div>
  );
}

/** In px. Scales a desktop page into less space instead of showing its narrow layout. */
const pageWidth = 1200;

function useScale(room: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = room;
    if (!current || !('ResizeObserver' in window)) {
      return;
    }
    const observer = new ResizeObserver(() => {
      const scale = Math.min(1, current.clientWidth / pageWidth);
      if (scale > 0) {
        current.style.setProperty('--scale', String(scale));
      }
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [room]);
}

function Frame({ name, src, look, onWidth }: ScreenProps & { src: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { greet } = usePreview(frame, src, look, onWidth);
  const { isAway, ask } = useIsAway(src);
  return isAway ? (
    <NoPreview onRetry={ask} />
  ) : (
    <iframe
      ref={frame}
      src={src}
      title={t('Live preview of {name} with your choices', { name })}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin"
      onLoad={greet}
    />
  );
}

function NoPreview({ onRetry }: { onRetry?: () => void }) {
  const actions = onRetry && <Button onClick={onRetry}>{t('Retry')}</Button>;
  return (
    <Blank picture="nothing" role="status" heading="h3" title={t('The preview isn’t available right now')} actions={actions}>
      {t('You can still make your choices and continue.')}
    </Blank>
  );
}

/** Returns undefined for an invalid address. */
export function previewHref(preview_url: string, page: string | undefined): string | undefined {
  const url = URL.canParse(preview_url) ? new URL(preview_url) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    return undefined;
  }
  url.searchParams.set('site', window.location.origin);
  if (page) {
    url.searchParams.set('page', page);
  }
  return url.href;
}
