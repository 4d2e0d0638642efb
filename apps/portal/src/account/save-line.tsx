import { Button } from '@kithouse/ui/button.js';
import type { ReactNode } from 'react';

type SaveLineProps = {
  label: string;
  isBusy: boolean;
  isDisabled: boolean;
  /** What has been done; read out when it appears. */
  done?: ReactNode;
};

/** The button of a form and, beside it, that it worked. */
export function SaveLine({ label, isBusy, isDisabled, done }: SaveLineProps) {
  return (
    <div className="line flow">
      <Button type="submit" aria-busy={isBusy} disabled={isDisabled && !isBusy}>
        {isBusy && <span className="spin" />}
        {label}
      </Button>
      <output className="tell">{done}</output>
    </div>
  );
}
