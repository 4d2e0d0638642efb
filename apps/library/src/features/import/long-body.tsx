import { type ReactNode, useEffect, useRef, useState } from 'react';
import longStyles from './long.css?inline';

/** Shows the body of a dialog, which scrolls in a low window. It can be focused then, so that keys scroll it. */
export function LongBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // Without dependencies, because every change of its content can change its height.
  useEffect(() => {
    const measure = () => setScrolls(body.current !== null && body.current.scrollHeight > body.current.clientHeight);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return (
    <>
      <style>{longStyles}</style>
      <div className="inside long" ref={body} {...(scrolls ? { tabIndex: 0 } : {})}>
        {children}
      </div>
    </>
  );
}
