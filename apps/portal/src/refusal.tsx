import { Icon } from '@kithouse/ui/icon.js';
import type { ReactNode } from 'react';

/** What kept a form from being sent, above its button. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <p className="note bad boxed" role="alert">
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  );
}
