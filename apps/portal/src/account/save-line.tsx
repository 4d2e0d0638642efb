import { Button } from '@kithouse/ui/button.js';
import type { ReactNode } from 'react';

type SaveLineProps = {
  label: string;
  isBusy: boolean;
  isDisabled: boolean;
  /** Confirmation, announced when it appears. */
  done?: ReactNode;
};

/** Shows a form's button and the confirmation beside it. */
export function SaveLine({ label, isBusy, isDisabled, done }: SaveLineProps) {
  return (
    <div className="line flow">
      <Button type="submit" isBusy={isBusy} disabled={isDisabled && !isBusy}>
        {label}
      </Button>
      <output className="tell">{done}</output>
    </div>
  );
}
