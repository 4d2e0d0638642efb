import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { isRightToLeft } from './direction.js';
import { Icon } from './icon.js';
import type { IconName } from './icons.js';

export type SegmentedOption<V extends string> = {
  value: V;
  label: ReactNode;
  count?: ReactNode;
  icon?: IconName;
  title?: string;
};

type SegmentedProps<V extends string> = {
  label: string;
  options: readonly SegmentedOption<V>[];
  value: V;
  onChange: (value: V) => void;
  className?: string;
};

/** Shows a choice of a few options as one tab stop; the arrows move and choose. */
export function Segmented<V extends string>({ label, options, value, onChange, className = '' }: SegmentedProps<V>) {
  const group = useRef<HTMLFieldSetElement>(null);

  function move(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };
    const mirrored = group.current && isRightToLeft(group.current) && /Left|Right/.test(event.key);
    const step = (steps[event.key] ?? 0) * (mirrored ? -1 : 1);
    const now = options.findIndex((option) => option.value === value);
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? options.length - 1 : now + step;
    const option = options[next];
    if (option && next !== now) {
      event.preventDefault();
      onChange(option.value);
      group.current?.querySelectorAll('button')[next]?.focus();
    }
  }

  return (
    <fieldset className={`seg ${className}`.trim()} aria-label={label} ref={group}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          title={option.title}
          onKeyDown={move}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon name={option.icon} size="s" />}
          <span className="l">{option.label}</span>
          {/* The space separates the name and the number for screen readers. */}
          {option.count !== undefined && <span className="n"> {option.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
