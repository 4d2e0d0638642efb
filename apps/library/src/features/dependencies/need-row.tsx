import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { Button, ButtonLink } from '@kithouse/ui/button.js';
import { useEffect, useId, useRef } from 'react';
import { t } from '../../lib/i18n.js';
import { DependencyIcon } from './dependency-name.js';
import { isElementor, type Need } from './need.js';
import type { Step } from './use-installation.js';

type NeedRowProps = {
  need: Need;
  /** Undefined before its installation, or without one. */
  step: Step | undefined;
  isChosen: boolean;
  /** True before the installation starts. */
  isChoosing: boolean;
  onToggle: () => void;
  onRetry: () => void;
};

/** Shows a plugin: first the choice, then its installation. */
export function NeedRow({ need, step, isChosen, isChoosing, onToggle, onRetry }: NeedRowProps) {
  const { dependency, kind } = need;
  const row = useRef<HTMLLIElement>(null);
  const name = useId();
  const note = useId();
  const isInstalling = step?.state === 'installing';
  useEffect(() => {
    if (isInstalling) {
      row.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isInstalling]);

  const text = noteOf(need, step, isChosen || isChoosing);
  const label = (
    <>
      <DependencyIcon dependency={dependency} />
      <div className="grow">
        <p className="h4" id={name}>
          {dependency.name}
        </p>
        {text && (
          <p className="dim" id={note}>
            {text}
          </p>
        )}
        {step?.state === 'error' && (
          <p className="tell bad" role="alert">
            {step.message}
          </p>
        )}
      </div>
    </>
  );
  return (
    <li ref={row} aria-busy={isInstalling || undefined}>
      {isChoosing ? (
        <label className="tick">
          <input
            className="box"
            type="checkbox"
            aria-labelledby={name}
            aria-describedby={text ? note : undefined}
            checked={isSettled(need) || (kind === 'free' && isChosen)}
            disabled={kind !== 'free'}
            onChange={onToggle}
          />
          {label}
        </label>
      ) : (
        label
      )}
      <End need={need} step={step} onRetry={onRetry} />
    </li>
  );
}

function End({ need: { dependency, kind }, step, onRetry }: Pick<NeedRowProps, 'need' | 'step' | 'onRetry'>) {
  if (step?.state === 'error') {
    return (
      <Button size="s" aria-label={t('Retry {name}', { name: dependency.name })} onClick={onRetry}>
        {t('Retry')}
      </Button>
    );
  }
  if (step?.state === 'installing') {
    return <span className="spin" />;
  }
  if (step?.state === 'success' || (!step && dependency.installed)) {
    return (
      <span className="pill go">
        <AnyIcon name="check" size="s" />
        {t('Installed')}
      </span>
    );
  }
  const link = kind === 'paid' ? webAddress(dependency.link) : undefined;
  return link ? (
    <ButtonLink
      size="s"
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('Get {name}', { name: dependency.name })}
    >
      {t('Get it')}
    </ButtonLink>
  ) : null;
}

/** Returns the note below its name. */
function noteOf({ dependency, kind }: Need, step: Step | undefined, isChosen: boolean): string | undefined {
  if (step) {
    return { waiting: t('Waiting…'), installing: t('Installing…'), success: undefined, error: undefined }[step.state];
  }
  const notes: Record<Need['kind'], string | undefined> = {
    active: undefined,
    asleep: t('It isn’t active yet. The import activates it first.'),
    free: isChosen ? undefined : t('Skipped'),
    fixed: dependency.mustHave ? t('The template doesn’t work without it.') : undefined,
    paid: t('This is a paid plugin. The import skips it and works without it.'),
    denied: dependency.installed ? t('Ask an administrator to activate it.') : t('Ask an administrator to install it.'),
  };
  return notes[kind];
}

/** Returns whether the box is ticked and fixed; Elementor's always is. */
const isSettled = ({ dependency, kind }: Need) => dependency.installed === true || kind === 'fixed' || isElementor(dependency);

function webAddress(link: string | undefined): string | undefined {
  const url = link && URL.canParse(link) ? new URL(link) : undefined;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
}
