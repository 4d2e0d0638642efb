import type { ReactElement, ReactNode } from 'react';

const pictures = {
  nothing: (
    <>
      <rect x="22" y="26" width="60" height="76" rx="8" fill="var(--k-sunken)" />
      <rect x="102" y="26" width="60" height="76" rx="8" fill="var(--k-sunken)" />
      <rect x="54" y="12" width="76" height="98" rx="10" fill="var(--k-surface)" stroke="var(--k-line)" strokeWidth="2" />
      <rect x="64" y="22" width="56" height="34" rx="5" fill="var(--k-accent-soft)" />
      <rect x="64" y="64" width="40" height="6" rx="3" fill="var(--k-line)" />
      <rect x="64" y="76" width="54" height="6" rx="3" fill="var(--k-line)" />
      <circle cx="122" cy="84" r="24" fill="var(--k-canvas)" stroke="var(--k-accent)" strokeWidth="5" />
      <path d="m140 102 16 16" stroke="var(--k-accent)" strokeWidth="7" strokeLinecap="round" />
    </>
  ),
  broken: (
    <>
      <rect x="22" y="40" width="54" height="54" rx="10" fill="var(--k-sunken)" stroke="var(--k-edge)" strokeWidth="3" />
      <rect x="108" y="40" width="54" height="54" rx="10" fill="var(--k-sunken)" stroke="var(--k-edge)" strokeWidth="3" />
      <path d="M76 67h8m16 0h8" stroke="var(--k-edge)" strokeWidth="4" strokeLinecap="round" />
      <path d="m86 56 12 22M98 56 86 78" stroke="var(--k-danger)" strokeWidth="5" strokeLinecap="round" />
      <path d="M36 67l10 10 16-20" stroke="var(--k-accent)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
};

type BlankProps = {
  /** A standard drawing, or one of 184 × 128. */
  picture: keyof typeof pictures | ReactElement;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  role?: 'alert' | 'status';
  /** `h1` for the whole screen, `h2` below a screen's title. */
  heading?: 'h1' | 'h2' | 'h3';
};

/** Shows an empty state: what is missing and what to do. */
export function Blank({ picture, title, children, actions, role, heading: Heading = 'h3' }: BlankProps) {
  return (
    <div className="blank" role={role}>
      <svg className="pic" viewBox="0 0 184 128" fill="none" aria-hidden="true">
        {typeof picture === 'string' ? pictures[picture] : picture}
      </svg>
      <Heading className="h2">{title}</Heading>
      <p>{children}</p>
      {actions && <div className="line">{actions}</div>}
    </div>
  );
}
