import { fullSiteActions, type SiteForm } from '@kithouse/contract';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { clampLogoSize } from './full-site-import.js';
import { previewFonts } from './looks.js';

/** Milliseconds after the last change before the preview updates. */
const debounce = 200;

export type Look = Pick<SiteForm, 'platform' | 'title' | 'logo' | 'logo_size' | 'fonts'> & {
  color: Readonly<Record<string, string>>;
};

/** Sends choices to the preview frame and receives the logo's width, to and from its own page only. */
export function usePreview(
  frame: RefObject<HTMLIFrameElement | null>,
  src: string,
  look: Look,
  onWidth: (width: number) => void,
) {
  const { origin } = new URL(src);
  const message = {
    type: fullSiteActions.cssVariable,
    platform: look.platform,
    title: look.title,
    logo: look.logo?.url ?? '',
    color: look.color,
    logoSize: look.logo_size,
    fonts: previewFonts(look.fonts),
  };
  const text = JSON.stringify(message);
  const isThere = useRef(false);
  const tell = () => frame.current?.contentWindow?.postMessage(message, origin);

  const tellLater = useEffectEvent(() => isThere.current && tell());
  useEffect(() => {
    const timer = setTimeout(() => tellLater(), debounce);
    return () => clearTimeout(timer);
  }, [text]);

  const take = useEffectEvent(onWidth);
  useEffect(() => {
    const hear = ({ source, origin: sender, data }: MessageEvent<unknown>) => {
      const width = (data as { logoWidth?: unknown } | null)?.logoWidth;
      const isOurs = sender === origin && source !== null && source === frame.current?.contentWindow;
      if (isOurs && typeof width === 'number' && Number.isFinite(width)) {
        take(clampLogoSize(width));
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, origin]);

  return {
    /** Greets the loaded page. */
    greet: () => {
      isThere.current = true;
      tell();
    },
  };
}

/** Checks whether the page is unavailable, which a frame does not report. */
export function useIsAway(src: string): { isAway: boolean; ask: () => void } {
  const [isAway, setAway] = useState(false);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(20_000)]);
    fetch(src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal }).then(
      () => leaving.signal.aborted || setAway(false),
      () => leaving.signal.aborted || setAway(true),
    );
    return () => leaving.abort();
  }, [src, asked]);
  return { isAway, ask: () => setAsked(asked + 1) };
}
