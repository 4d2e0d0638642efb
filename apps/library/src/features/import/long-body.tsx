import { type ReactNode, useEffect, useRef, useState } from 'react';
import longStyles from './long.css?inline';

/** Shows the body of a dialog. In a low window, it scrolls and can be focused, so that keys can scroll it. */
export function LongBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // Runs after every render, because any change of the content can change its height.
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
