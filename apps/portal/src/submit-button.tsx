import { Button } from '@kithouse/ui/button.js';
import type { ReactNode } from 'react';

type SubmitButtonProps = { children: ReactNode; isBusy: boolean; isDisabled?: boolean };

export function SubmitButton({ children, isBusy, isDisabled = false }: SubmitButtonProps) {
  return (
    <Button kind="primary" size="l" isWide type="submit" aria-busy={isBusy} disabled={isDisabled && !isBusy}>
      {isBusy && <span className="spin" />}
      {children}
    </Button>
  );
}
