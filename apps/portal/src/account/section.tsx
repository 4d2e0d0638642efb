import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; about?: ReactNode; children: ReactNode };

/** Shows one topic of the account. */
export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <section className="stack matter" aria-labelledby={id}>
      <div>
        <h2 className="h3" id={id}>
          {title}
        </h2>
        {about && <p className="dim">{about}</p>}
      </div>
      {children}
    </section>
  );
}
