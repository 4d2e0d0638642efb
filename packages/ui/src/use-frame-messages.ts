import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds after the last change before the page gets the message. */
const debounce = 200;

/**
 * Sends a message to the page of a sandboxed frame, as soon as it names itself, after each load and each change, and receives the page's messages. Such a page
 * has no origin, so its window identifies its messages.
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  message: object,
  onMessage: (data: Readonly<Record<string, unknown>>) => void,
) {
  const text = JSON.stringify(message);
  const isLoaded = useRef(false);
  const send = () => frame.current?.contentWindow?.postMessage(message, '*');

  const sendChange = useEffectEvent(() => isLoaded.current && send());
  useEffect(() => {
    const timer = setTimeout(() => sendChange(), debounce);
    return () => clearTimeout(timer);
  }, [text]);

  const greet = () => {
    isLoaded.current = true;
    send();
  };
  const receive = useEffectEvent((data: Readonly<Record<string, unknown>>) => {
    if ('page' in data) {
      // The page's pictures may still be loading, and it shows its defaults until it gets the message.
      greet();
    }
    onMessage(data);
  });
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      const isPage = origin === 'null' && source !== null && source === frame.current?.contentWindow;
      if (isPage && typeof data === 'object' && data !== null) {
        receive(data as Readonly<Record<string, unknown>>);
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame]);

  return {
    /** Call this when the frame has loaded a page. */
    greet,
  };
}
