/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an output may not hold a heading */
import { type ReactNode, useRef, useState } from 'react';
import { Blank } from './blank.js';
import { Button } from './button.js';
import { useFrameMessages } from './use-frame-messages.js';
import { type PageWidth, usePageScale } from './use-page-scale.js';
import { useReachable } from './use-reachable.js';

export type PageFrameTexts = {
  /** Name of the frame. */
  frame: string;
  loading: string;
  awayTitle: string;
  away: ReactNode;
  retry: string;
};

type PageFrameProps = {
  /** Undefined for a page without an address. */
  src: string | undefined;
  width: PageWidth;
  /** Sent to the page after each load and each change. */
  message: object;
  onMessage: (data: Readonly<Record<string, unknown>>) => void;
  texts: PageFrameTexts;
};

/** Shows a page at the width of a device, scaled into its space. The page gets no origin, no forms and no way out of its frame. */
export function PageFrame({ src, width, ...rest }: PageFrameProps) {
  const space = useRef<HTMLDivElement>(null);
  usePageScale(space, width);
  return (
    <div className={`screen ${width}`} ref={space}>
      {src ? <Frame src={src} {...rest} /> : <Away texts={rest.texts} />}
    </div>
  );
}

type FrameProps = Omit<PageFrameProps, 'src' | 'width'> & { src: string };

function Frame({ src, message, onMessage, texts }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState<string>();
  const { greet } = useFrameMessages(frame, message, onMessage);
  const { isAway, retry } = useReachable(src);
  if (isAway) {
    return <Away texts={texts} onRetry={retry} />;
  }
  return (
    <>
      <div className="paper">
        <iframe
          ref={frame}
          src={src}
          title={texts.frame}
          loading="lazy"
          sandbox="allow-scripts"
          onLoad={() => {
            setLoaded(src);
            greet();
          }}
        />
      </div>
      {loaded !== src && (
        <output className="line soft waiting">
          <span className="spin" />
          {texts.loading}
        </output>
      )}
    </>
  );
}

function Away({ texts, onRetry }: { texts: PageFrameTexts; onRetry?: () => void }) {
  const actions = onRetry && <Button onClick={onRetry}>{texts.retry}</Button>;
  return (
    <Blank picture="nothing" role="status" heading="h3" title={texts.awayTitle} actions={actions}>
      {texts.away}
    </Blank>
  );
}
