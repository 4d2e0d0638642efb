import type { ReactElement, ReactNode } from 'react';

type NoteProps = {
  tone?: 'warn' | 'info' | 'bad';
  icon?: ReactElement;
  /** Whether it is inside a page or dialog instead of across the whole window. */
  isBoxed?: boolean;
  /** Announces the note when it appears. */
  announcedAs?: 'alert' | 'status' | undefined;
  /** Makes the note a region with this name. */
  label?: string;
  /** A button after the text. */
  action?: ReactNode;
  /** Whether it only takes its space. */
  isPlaceholder?: boolean;
  children: ReactNode;
};

/** Shows a message that stays until its reason ends. */
export function Note({ tone, icon, isBoxed, announcedAs, label, action, isPlaceholder, children }: NoteProps) {
  const Box = label === undefined ? 'div' : 'section';
  return (
    <Box
      className={['note', tone, isBoxed && 'boxed'].filter(Boolean).join(' ')}
      role={announcedAs}
      aria-label={label}
      {...(isPlaceholder && { 'aria-hidden': true, style: { visibility: 'hidden' } })}
    >
      {icon}
      <div>{children}</div>
      {action}
    </Box>
  );
}
