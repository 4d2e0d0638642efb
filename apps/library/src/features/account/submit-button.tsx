type SubmitButtonProps = { label: string; busyLabel: string; isBusy: boolean; isDisabled: boolean };

export function SubmitButton({ label, busyLabel, isBusy, isDisabled }: SubmitButtonProps) {
  return (
    <button className="btn primary l wide" type="submit" aria-busy={isBusy} disabled={isDisabled && !isBusy}>
      {isBusy && <span className="spin" />}
      {isBusy ? busyLabel : label}
    </button>
  );
}
