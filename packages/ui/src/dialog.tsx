import { Dialog as Base } from '@base-ui/react/dialog';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Icon } from './icon.js';
import { useLayer } from './layer.js';

type DialogProps = {
  children: ReactNode;
  /** Absent while the dialog must not be left: then Esc, the scrim and the cross do nothing. */
  onClose?: (() => void) | undefined;
  closeLabel: string;
  /** For a dialog without a title. */
  label?: string;
  kind?: 'plain' | 'result';
  /** For a result that leaves by itself: Esc and the scrim still close it. */
  hasCross?: boolean;
  /** In px; the window's width is the limit. */
  width?: number;
  style?: CSSProperties;
  /** Whether the pointer rests on it. */
  onHover?: (isOver: boolean) => void;
  /** Answers what takes the focus when what opened it goes with it. */
  focusAfter?: (() => HTMLElement | undefined) | undefined;
};

/** What says so itself; else the first field, else the first button of the foot, which is the one that changes nothing. */
const firstFocus = ':is(input, select, textarea):not(:disabled), .foot .btn';

const findFirst = (popup: HTMLElement | null) =>
  popup?.querySelector<HTMLElement>('[data-first]') ?? popup?.querySelector<HTMLElement>(firstFocus);

/** A modal layer with one question. Mounted means open; focus returns to what opened it. */
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

/** What happened, in the middle of a `kind="result"` dialog. */
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
