import type { AnyIconName } from '@kithouse/ui/any-icon.js';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import type { ReactNode } from 'react';

type CardProps = {
  title: string;
  children: ReactNode;
  sign?: { icon: AnyIconName; tone: 'good' | 'bad' | 'warn' | 'info' };
  /** For longer texts. */
  isBroad?: boolean;
};

export function Card({ title, children, sign, isBroad = false }: CardProps) {
  const className = ['stack', 'sheet-card', sign ? 'center' : '', isBroad ? 'broad' : ''].filter(Boolean).join(' ');
  return (
    <section className={className}>
      {sign && (
        <span className={sign.tone === 'good' ? 'sign' : `sign ${sign.tone}`}>
          <AnyIcon name={sign.icon} />
        </span>
      )}
      <h1 className="h2">{title}</h1>
      {children}
    </section>
  );
}
