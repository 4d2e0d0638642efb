import { useFrameMessages } from '@kithouse/ui/use-frame-messages.js';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';

type LookFrameProps = {
  title: string;
  /** Undefined while the frame waits for others; its space stays. */
  src: string | undefined;
  /** In px, of the page inside. */
  width: number;
  /** Sent to the page after it loads and after each change. */
  message: object;
  onLoaded?: () => void;
};

/** Milliseconds for the page to apply its first message before it appears. */
const settling = 60;

/** Shows the top of a page as a picture: scaled, silent, and out of reach of pointer, keys and screen readers. */
export function LookFrame({ title, src, width, message, onLoaded }: LookFrameProps) {
  const space = useRef<HTMLSpanElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShown, setShown] = useState(false);
  const { greet } = useFrameMessages(frame, message, () => undefined);
  useScale(space, width);
  const load = () => {
    greet();
    onLoaded?.();
    setTimeout(() => setShown(true), settling);
  };
  return (
    <span className="look-frame" ref={space} aria-hidden="true" style={spaceStyle}>
      {src !== undefined && (
        <iframe
          ref={frame}
          src={src}
          title={title}
          tabIndex={-1}
          inert
          sandbox="allow-scripts"
          style={{ ...frameStyle, inlineSize: width, opacity: isShown ? 1 : 0 }}
          onLoad={load}
        />
      )}
    </span>
  );
}

const spaceStyle: CSSProperties = { position: 'relative', display: 'block', overflow: 'hidden', pointerEvents: 'none' };

const frameStyle: CSSProperties = {
  position: 'absolute',
  inset: '0 auto auto 0',
  border: 0,
  maxInlineSize: 'none',
  blockSize: 'calc(100% / var(--scale, 1))',
  transform: 'scale(var(--scale, 1))',
  transformOrigin: '0 0',
  transition: 'opacity var(--k-d3) var(--k-ease)',
};

function useScale(space: RefObject<HTMLElement | null>, width: number) {
  useEffect(() => {
    const { current } = space;
    if (!current || !('ResizeObserver' in window)) {
      return;
    }
    const observer = new ResizeObserver(() => current.style.setProperty('--scale', String(current.clientWidth / width)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [space, width]);
}
