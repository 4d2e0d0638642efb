import type { ReactNode } from 'react';

type SubmitButtonProps = { children: ReactNode; isBusy: boolean; isDisabled?: boolean };

export function SubmitButton({ children, isBusy, isDisabled = false }: SubmitButtonProps) {
  return (
    <button className="btn primary l wide" type="submit" aria-busy={isBusy} disabled={isDisabled && !isBusy}>
      {isBusy && <span className="spin" />}
      {children}
    </button>
  );
}
