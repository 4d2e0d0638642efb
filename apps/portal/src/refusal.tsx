import { Icon } from '@kithouse/ui/icon.js';
import type { ReactNode } from 'react';

/** Shows why a form was refused, above its button. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <p className="note bad boxed" role="alert">
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  );
}
