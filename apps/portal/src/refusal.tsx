import { Icon } from '@kithouse/ui/icon.js';
import { Note } from '@kithouse/ui/note.js';
import type { ReactNode } from 'react';

/** Shows why a form was refused, above its button. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <Note tone="bad" isBoxed announcedAs="alert" icon={<Icon name="circle-alert" />}>
      {children}
    </Note>
  );
}
