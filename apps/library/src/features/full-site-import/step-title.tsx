import { useEffect, useRef } from 'react';

/** Shows a step's title and focuses it. */
export function StepTitle({ title, about }: { title: string; about?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="stack" style={{ '--gap': '2px' }}>
      <h3 className="h2" ref={heading} tabIndex={-1} data-first="">
        {title}
      </h3>
      {about && <p className="soft">{about}</p>}
    </div>
  );
}
