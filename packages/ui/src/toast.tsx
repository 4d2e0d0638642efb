import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { Button } from './button.js';
import { Icon } from './icon.js';

export type ToastOptions = {
  title: string;
  text?: string;
  /** `bad` is announced at once and stays until it is dismissed. */
  tone?: 'good' | 'bad';
  action?: { label: string; onPress: () => void };
  /** Milliseconds, restarted after the pointer or the focus has left it. */
  lasts?: number;
};

type Shown = ToastOptions & { id: number };

const ToastContext = createContext<((toast: ToastOptions) => void) | undefined>(undefined);

type ToastProviderProps = { children: ReactNode; regionLabel: string; dismissLabel: string };

/** Shows the notifications of its children. Place it outside of `.app`. */
export function ToastProvider({ children, regionLabel, dismissLabel }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const lastId = useRef(0);

  const show = useCallback((toast: ToastOptions) => {
    lastId.current += 1;
    const shown = { ...toast, id: lastId.current };
    // A repeated message replaces the earlier one.
    setToasts((others) => [...others.filter(({ title, text }) => title !== toast.title || text !== toast.text), shown]);
  }, []);
  const dismiss = useCallback((id: number) => setToasts((others) => others.filter((toast) => toast.id !== id)), []);

  return (
    <ToastContext.Provider value={show}>
      {children}
      <section className="toasts" aria-label={regionLabel} aria-live="polite">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} dismissLabel={dismissLabel} />
        ))}
      </section>
    </ToastContext.Provider>
  );
}

/** Returns the function that shows a notification. */
export function useToast(): (toast: ToastOptions) => void {
  const show = useContext(ToastContext);
  if (!show) {
    throw new Error('useToast outside of ToastProvider');
  }
  return show;
}

type ToastCardProps = { toast: Shown; onDismiss: (id: number) => void; dismissLabel: string };

function ToastCard({ toast, onDismiss, dismissLabel }: ToastCardProps) {
  const { id, tone = 'good', title, text, action, lasts = 4000 } = toast;
  const [isHeld, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);

  useEffect(() => {
    if (isHeld || tone === 'bad') {
      return;
    }
    const timer = setTimeout(() => onDismiss(id), lasts);
    return () => clearTimeout(timer);
  }, [id, isHeld, lasts, onDismiss, tone]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it from leaving; nothing is operated by it
    <div
      className={tone === 'bad' ? 'toast bad' : 'toast'}
      role={tone === 'bad' ? 'alert' : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={tone === 'bad' ? 'circle-alert' : 'circle-check'} />
      <div>
        <b>{title}</b>
        {text && (
          <>
            <br />
            {text}
          </>
        )}
      </div>
      {action && (
        <Button
          size="s"
          onClick={() => {
            onDismiss(id);
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <button className="ibtn s" type="button" aria-label={dismissLabel} title={dismissLabel} onClick={() => onDismiss(id)}>
        <Icon name="x" size="s" />
      </button>
    </div>
  );
}
