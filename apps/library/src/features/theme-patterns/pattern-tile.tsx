import { Button } from '@kithouse/ui/button.js';
import { useEffect, useRef } from 'react';
import type { ThemePattern } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';

/** Distance in px from which a pattern is drawn before a person scrolls to it. */
const ahead = '300px';

/** Shows a pattern as the editor draws it, with its own button because the drawing is no picture. */
export function PatternTile({ pattern, onInsert }: { pattern: ThemePattern; onInsert: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let erase: (() => void) | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && place.current && !erase) {
          erase = pattern.draw(place.current);
          observer.disconnect();
        }
      },
      { rootMargin: ahead },
    );
    if (place.current) {
      observer.observe(place.current);
    }
    return () => {
      observer.disconnect();
      erase?.();
    };
  }, [pattern]);

  return (
    <li className="tile">
      <article className="stack pattern">
        <div className="line apart">
          <h3 className="h4 clip" dir="auto" title={pattern.title}>
            {pattern.title}
          </h3>
          <Button size="s" kind="primary" onClick={onInsert}>
            {t('Insert')}
            <span className="sr"> {pattern.title}</span>
          </Button>
        </div>
        <div className="art drawn" aria-hidden="true" inert>
          <div ref={place} />
        </div>
      </article>
    </li>
  );
}
