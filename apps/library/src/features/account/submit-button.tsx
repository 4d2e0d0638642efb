import { Button } from '@kithouse/ui/button.js';

type SubmitButtonProps = { label: string; busyLabel: string; isBusy: boolean; isDisabled: boolean };

export function SubmitButton({ label, busyLabel, isBusy, isDisabled }: SubmitButtonProps) {
  return (
    <Button kind="primary" size="l" isWide type="submit" aria-busy={isBusy} disabled={isDisabled && !isBusy}>
      {isBusy && <span className="spin" />}
      {isBusy ? busyLabel : label}
    </Button>
  );
}
