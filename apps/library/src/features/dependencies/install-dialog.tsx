import { BarLine } from '@kithouse/ui/bar-line.js';
import { Button } from '@kithouse/ui/button.js';
import { Dialog, DialogHead } from '@kithouse/ui/dialog.js';
import { useState } from 'react';
import { t, tn } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import styles from './dependencies.css?inline';
import { type Checked, keyOf, type Need, toNeeds } from './need.js';
import { NeedRow } from './need-row.js';
import { type Step, useInstallation } from './use-installation.js';
import { useKeptFocus } from './use-kept-focus.js';

type InstallDialogProps = { checked: Checked; onReady: () => void; onCancel: () => void };

/** Shows the template's plugins and their installation. */
export function InstallDialog({ checked, onReady, onCancel }: InstallDialogProps) {
  const [needs] = useState(() => toNeeds(checked));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { steps, install } = useInstallation(onReady);
  const list = useKeptFocus(steps);

  const chosen = needs.filter(({ kind, dependency }) => isInstallable(kind) && !left.has(keyOf(dependency)));
  const open = chosen.filter(({ dependency }) => steps.get(keyOf(dependency))?.state !== 'success');
  const isRunning = [...steps.values()].some(({ state }) => state === 'installing' || state === 'waiting');
  const hasFailed = [...steps.values()].some(({ state }) => state === 'error');
  const toggle = (key: string) => setLeft((keys) => (keys.has(key) ? without(keys, key) : new Set([...keys, key])));
  return (
    <Dialog width={560} closeLabel={t('Close')} onClose={isRunning ? undefined : onCancel}>
      <style>{styles}</style>
      <DialogHead
        title={t('This template needs a few plugins')}
        about={<About needs={needs} steps={steps} isRunning={isRunning} />}
        closeLabel={t('Close')}
        canClose={!isRunning}
      />
      <div className="inside">
        {isRunning && <BarLine label={t('Installing plugins')} max={steps.size} value={countDone(steps)} />}
        <ul className="listing bounded needed" ref={list} aria-label={t('Plugins')}>
          {needs.map((need) => {
            const key = keyOf(need.dependency);
            return (
              <NeedRow
                key={key}
                need={need}
                step={steps.get(key)}
                isChosen={!left.has(key)}
                isChoosing={steps.size === 0}
                onToggle={() => toggle(key)}
                onRetry={() => install([need.dependency])}
              />
            );
          })}
        </ul>
      </div>
      <div className="foot">
        <Button kind="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        {(hasFailed || open.length === 0) && (
          <Button kind={open.length === 0 ? 'primary' : undefined} onClick={onReady}>
            {t('Proceed to Import')}
          </Button>
        )}
        {open.length > 0 && (
          <Button
            kind="primary"
            aria-disabled={isRunning || undefined}
            onClick={() => isRunning || install(open.map(({ dependency }) => dependency))}
          >
            {t('Install and Proceed to Import')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

type AboutProps = { needs: Need[]; steps: ReadonlyMap<string, Step>; isRunning: boolean };

function About({ needs, steps, isRunning }: AboutProps) {
  const { count } = useFormat();
  const failed = [...steps.values()].filter(({ state }) => state === 'error').length;
  const denied = needs.some(({ kind }) => kind === 'denied');
  if (isRunning) {
    const at = Math.min(countDone(steps) + 1, steps.size);
    return <output>{t('Installing {at} of {total}', { at: count(at), total: count(steps.size) })}</output>;
  }
  if (failed > 0) {
    const text = tn('{text} plugin couldn’t be installed.', '{text} plugins couldn’t be installed.', failed, {
      text: count(failed),
    });
    return <output>{text}</output>;
  }
  return denied
    ? t('You don’t have permission to install all of them. Ask an administrator, or import with gaps.')
    : t('They’re installed from wordpress.org before the import starts.');
}

const isInstallable = (kind: Need['kind']) => kind === 'asleep' || kind === 'fixed' || kind === 'free';

const countDone = (steps: ReadonlyMap<string, Step>) =>
  [...steps.values()].filter(({ state }) => state === 'success' || state === 'error').length;

const without = (keys: ReadonlySet<string>, key: string) => new Set([...keys].filter((other) => other !== key));
