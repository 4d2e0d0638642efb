import { Dialog as Base } from '@base-ui/react/dialog';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Icon } from './icon.js';
import { useLayer } from './layer.js';

type DialogProps = {
  children: ReactNode;
  /** Omit while the dialog cannot be closed: Esc, the backdrop and the close button then do nothing. */
  onClose?: (() => void) | undefined;
  closeLabel: string;
  /** For a dialog without a title. */
  label?: string;
  kind?: 'plain' | 'result';
  /** False for a result that closes by itself: Esc and the backdrop still close it. */
  hasCross?: boolean;
  /** In px; limited by the window. */
  width?: number;
  style?: CSSProperties;
  /** Reports whether the pointer is over it. */
  onHover?: (isOver: boolean) => void;
  /** Returns the focus target if the opener disappears. */
  focusAfter?: (() => HTMLElement | undefined) | undefined;
};

/** Marked element, or else the first field, or the footer's first button, which changes nothing. */
const firstFocus = ':is(input, select, textarea):not(:disabled), .foot .btn';

const findFirst = (popup: HTMLElement | null) =>
  popup?.querySelector<HTMLElement>('[data-first]') ?? popup?.querySelector<HTMLElement>(firstFocus);

/** Shows a modal dialog with one question while mounted; returns the focus to its opener. */
export function Dialog({
  children,
  onClose,
  closeLabel,
  label,
  kind = 'plain',
  hasCross = true,
  width,
  style,
  onHover,
  focusAfter,
}: DialogProps) {
  const layer = useLayer();
  const popup = useRef<HTMLDivElement>(null);
  const size = width === undefined ? {} : { '--w': `${width}px` };
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose?.()}>
      <Base.Portal container={layer}>
        <Base.Viewport className="scrim">
          <Base.Popup
            ref={popup}
            render={<section />}
            className={kind === 'result' ? 'dlg result' : 'dlg'}
            style={{ ...size, ...style }}
            aria-label={label}
            onPointerEnter={() => onHover?.(true)}
            onPointerLeave={() => onHover?.(false)}
            initialFocus={() => findFirst(popup.current) ?? true}
            finalFocus={() => focusAfter?.() ?? true}
          >
            {children}
            {kind === 'result' && hasCross && onClose && <DialogCross label={closeLabel} />}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

type DialogHeadProps = { title: ReactNode; about?: ReactNode; closeLabel: string; canClose?: boolean };

export function DialogHead({ title, about, closeLabel, canClose = true }: DialogHeadProps) {
  return (
    <div className="head">
      <div>
        <Base.Title className="h3">{title}</Base.Title>
        {about && <p className="dim">{about}</p>}
      </div>
      {canClose && <DialogCross label={closeLabel} />}
    </div>
  );
}

export function DialogCross({ label, style }: { label: string; style?: CSSProperties }) {
  return (
    <Base.Close className="ibtn" aria-label={label} title={label} style={style}>
      <Icon name="x" />
    </Base.Close>
  );
}

type DialogResultProps = {
  tone: 'good' | 'bad' | 'warn' | 'info';
  sign: ReactNode;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
};

/** Shows an outcome in the middle of a `kind="result"` dialog. */
export function DialogResult({ tone, sign, title, children, actions }: DialogResultProps) {
  return (
    <div className="inside">
      <span className={tone === 'good' ? 'sign' : `sign ${tone}`}>{sign}</span>
      <Base.Title className="h3">{title}</Base.Title>
      {children}
      {actions && <div className="line">{actions}</div>}
    </div>
  );
}
