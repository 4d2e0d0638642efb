import { getRunningImport, type ImportResults, type Item, type SiteForm } from '@kithouse/contract';
import { queryKey, useEndpoint } from '@kithouse/query';
import { FullDialog } from '@kithouse/ui/full-dialog.js';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { useFormat } from '../../lib/use-format.js';
import { useAccountFacts } from '../facts/account-tick.js';
import { useProfile } from '../profile/use-profile.js';
import { CustomizeStep } from './customize-step.js';
import { DoneStep } from './done-step.js';
import {
  type FullSiteImport,
  logoOf,
  newFullSiteImport,
  showsForm,
  toSentForm,
  toSharedFacts,
  withChosenLogoSize,
  withFittedLogo,
  withPreviewLogoSize,
  withValidFacts,
} from './full-site-import.js';
import { LeaveDialog } from './leave-dialog.js';
import { NeedsStep } from './needs-step.js';
import { ProgressView } from './progress-view.js';
import { StayDialog } from './stay-dialog.js';
import { useDraftStore, useSavedDraft, withDraft } from './use-draft.js';
import { useNavigationGuard, useTabTitle } from './use-navigation-guard.js';
import { type Setup, useSetup } from './use-setup.js';
import { type Running, useSiteRun } from './use-site-run.js';
import styles from './wizard.css?inline';
import { WizardHead } from './wizard-head.js';
import { SetupFailure, SetupLoading } from './wizard-states.js';

type WizardProps = { item: Item; onClose: () => void };

/** Shows the full-site import: a running one of any pack, or a new one. */
export function Wizard({ item, onClose }: WizardProps) {
  const cache = useQueryClient();
  useState(() => cache.setQueryDefaults(queryKey(getRunningImport), { staleTime: 0, gcTime: 0, refetchOnReconnect: false }));
  const isVisitor = useProfile() === null;
  const running = useEndpoint(getRunningImport, {}, { enabled: !isVisitor });
  const [isFree, setFree] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const drafts = useDraftStore(item.id);
  const leave = () => (isChanged ? setLeaving(true) : onClose());
  const isKnown = isVisitor || (running.isFetchedAfterMount && !running.isPending);
  const found = isFree ? null : (running.data ?? null);
  const setup = useSetup(item.id, isKnown && found === null);
  const common = { item, isHeld, onHold: setHeld, onClose };
  const discard = () => {
    drafts.forget();
    onClose();
  };

  return (
    <FullDialog className="wiz" onClose={isHeld ? undefined : leave}>
      <style>{styles}</style>
      {found && <Watching key={found.import_id} running={found} onRestart={() => setFree(true)} {...common} />}
      {!found && setup.data && (
        <SettingUp setup={setup.data} drafts={drafts} onChanged={setChanged} {...common} onClose={leave} />
      )}
      {!found && !setup.data && (
        <>
          <WizardHead name={item.name} step={1} canClose />
          {setup.error && !setup.isFetching ? (
            <SetupFailure error={setup.error} item={item} onRetry={() => void setup.refetch()} onClose={onClose} />
          ) : (
            <SetupLoading />
          )}
        </>
      )}
      {isLeaving && <LeaveDialog onStay={() => setLeaving(false)} onLeave={onClose} onDiscard={discard} />}
    </FullDialog>
  );
}

type InsideProps = WizardProps & {
  /** Whether closing is blocked, and a function to report that. */
  isHeld: boolean;
  onHold: (isHeld: boolean) => void;
};

type SettingUpProps = InsideProps & {
  setup: Setup;
  drafts: ReturnType<typeof useDraftStore>;
  /** Whether closing now would lose the person's changes. */
  onChanged: (isChanged: boolean) => void;
};

function SettingUp({ item, setup: { info, site }, drafts, isHeld, onChanged, onHold, onClose }: SettingUpProps) {
  const { can } = useHost().boot;
  const [original] = useState(() => newFullSiteImport(info, site, can));
  const [state, setState] = useState(() =>
    drafts.first ? withDraft(original, drafts.first, drafts.isResumed ? 2 : 1) : original,
  );
  const hasChanges = useSavedDraft(drafts, original, state);
  useEffect(() => onChanged(hasChanges), [hasChanges, onChanged]);
  const { currentStep, formData, dependencies, results } = state;
  const change = (next: Partial<FullSiteImport>) => setState((old) => ({ ...old, ...next }));
  const changeForm = (next: (form: SiteForm) => SiteForm) => setState((old) => ({ ...old, formData: next(old.formData) }));
  const run = useSiteRun(null, (found) => change({ results: found, currentStep: 3 }));
  const stayDialog = useRunningPage(run, onHold);
  const account = useAccountFacts();

  return (
    <>
      <WizardHead name={item.name} step={currentStep} canClose={!isHeld} />
      {currentStep === 1 && (
        <CustomizeStep
          info={info}
          site={site}
          form={formData}
          hasForm={dependencies.contactForm && showsForm(dependencies, formData)}
          sharesFacts={state.sharesFacts}
          onShareFacts={(sharesFacts) => change({ sharesFacts })}
          onChange={(form) => changeForm((old) => ({ ...old, ...form }))}
          onLogoShown={(width, height) => setState((old) => withFittedLogo(old, width, height))}
          onLogoSize={(width) => setState((old) => withChosenLogoSize(old, width))}
          onPreviewLogoSize={(width) => setState((old) => withPreviewLogoSize(old, logoOf(info), width))}
          onCancel={onClose}
          onContinue={() => change({ currentStep: 2, formData: withValidFacts(formData) })}
        />
      )}
      {currentStep === 2 && !run.watched && (
        <NeedsStep
          pack={info.pack}
          dependencies={dependencies}
          form={formData}
          onChange={changeForm}
          onBack={() => change({ currentStep: 1 })}
          onProceed={() => {
            const shared = toSharedFacts(state, site.title);
            if (shared) {
              account.save(shared);
            }
            run.start(toSentForm(state));
          }}
        />
      )}
      {currentStep === 2 && run.watched && (
        <ProgressView
          watched={run.watched}
          onResume={run.resume}
          onRestart={() => run.start(toSentForm(state))}
          onBack={run.forget}
        />
      )}
      {results && (
        <DoneStep
          results={results}
          import_id={run.watched?.request?.import_id ?? ''}
          name={formData.title || site.title || item.name}
          platform={formData.platform}
          item={item}
          onClose={onClose}
        />
      )}
      {stayDialog}
    </>
  );
}

/** Follows an import that was started before a reload, in another tab or by another person. */
function Watching({
  item,
  running,
  isHeld,
  onHold,
  onRestart,
  onClose,
}: InsideProps & { running: Running; onRestart: () => void }) {
  const { import_id, id, title, platform } = running;
  const [results, setResults] = useState<ImportResults | null>(null);
  const run = useSiteRun(running, setResults);
  const stayDialog = useRunningPage(run, onHold);
  return (
    <>
      <WizardHead name={title} step={results ? 3 : 2} canClose={!isHeld} />
      {results ? (
        <DoneStep
          results={results}
          import_id={import_id}
          name={title}
          platform={platform}
          item={id === item.id ? item : undefined}
          onClose={onClose}
        />
      ) : (
        run.watched && <ProgressView watched={run.watched} onResume={run.resume} onRestart={onRestart} onBack={onRestart} />
      )}
      {stayDialog}
    </>
  );
}

/** Prevents leaving during an import and shows its progress in the tab. */
function useRunningPage({ watched, isRunning }: ReturnType<typeof useSiteRun>, onHold: (isHeld: boolean) => void) {
  const { count } = useFormat();
  const percent = watched?.progress.percent ?? 0;
  const isHeld = isRunning && percent < 100;
  useEffect(() => {
    onHold(isHeld);
    return () => onHold(false);
  }, [isHeld, onHold]);
  const { hasTried, stay } = useNavigationGuard(isHeld);
  useTabTitle(isHeld ? t('{percent}%', { percent: count(percent) }) : undefined);
  return hasTried && isHeld && <StayDialog onClose={stay} />;
}
