import type { ReactNode } from 'react';
import { Button } from './button.js';

type SubmitButtonProps = { children: ReactNode; isBusy: boolean; isDisabled?: boolean };

/** Submits its form. Stays enabled while busy to keep the focus. */
export function SubmitButton({ children, isBusy, isDisabled = false }: SubmitButtonProps) {
  return (
    <Button kind="primary" size="l" isWide type="submit" isBusy={isBusy} disabled={isDisabled && !isBusy}>
      {children}
    </Button>
  );
}
