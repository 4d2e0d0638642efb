import {
  type CSSProperties,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.js';
import { useLayer } from './layer.js';
import { focusEdge } from './modal-focus.js';
import { pushModal } from './modal-stack.js';

type ModalProps = {
  popup: RefObject<HTMLElement | null>;
  className: string;
  children: ReactNode;
  /** Omit while it cannot be closed: Esc, the backdrop and the close button then do nothing. */
  onClose: (() => void) | undefined;
  /** Without one, its title is the name. */
  label?: string | undefined;
  style?: CSSProperties;
  /** Class of the element around the popup. */
  backdrop?: string;
  /** True if a press on the backdrop closes it. */
  hasPress?: boolean;
  /** A closed one keeps the state of its content. */
  isOpen?: boolean;
  /** Returns what to focus first, by default the first tab stop. */
  focus?: () => HTMLElement | null | undefined;
  /** Returns the focus target if the opener disappears. */
  focusAfter?: (() => HTMLElement | null | undefined) | undefined;
  onHover?: ((isOver: boolean) => void) | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
};

const ModalContext = createContext<{ titleId: string; close: () => void }>({ titleId: '', close: () => {} });

/** Shows content over everything else, keeps the focus inside and returns it to the opener. */
export function Modal({ popup, className, children, onClose, label, style, backdrop, isOpen = true, ...rest }: ModalProps) {
  const { hasPress, focus, focusAfter, onHover, onKeyDown } = rest;
  const layer = useLayer();
  const titleId = useId();
  const outer = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const close = useEffectEvent(() => onClose?.());
  const first = useEffectEvent(() => focus?.());
  const after = useEffectEvent(() => focusAfter?.());

  useEffect(() => {
    const element = popup.current;
    if (isOpen && element) {
      return pushModal({ popup: element, outer: outer.current ?? element, close, focusAfter: after }, first);
    }
    return undefined;
  }, [isOpen, popup]);

  const dialog = {
    role: 'dialog',
    'aria-modal': true,
    'aria-label': label,
    'aria-labelledby': label === undefined ? titleId : undefined,
    tabIndex: -1,
    onPointerEnter: () => onHover?.(true),
    onPointerLeave: () => onHover?.(false),
    onKeyDown,
  };
  const content = (
    <section ref={popup} className={className} style={style} {...dialog}>
      {children}
    </section>
  );
  // Esc does the same for the keyboard.
  const around = {
    onPointerDown({ target, currentTarget }: PointerEvent) {
      isPressed.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => hasPress && isPressed.current && target === currentTarget && onClose?.(),
  };
  return createPortal(
    <ModalContext value={{ titleId, close: () => onClose?.() }}>
      {isOpen && <Guard onFocus={() => popup.current && focusEdge(popup.current, 'last')} />}
      {backdrop === undefined ? (
        content
      ) : (
        <div ref={outer} className={backdrop} hidden={!isOpen} {...around}>
          {content}
        </div>
      )}
      {isOpen && <Guard onFocus={() => popup.current && focusEdge(popup.current, 'first')} />}
    </ModalContext>,
    layer ?? document.body,
  );
}

/** Sends the focus that leaves a modal to its other end. */
function Guard({ onFocus }: { onFocus: () => void }) {
  const stop = { tabIndex: 0, onFocus };
  return <span data-modal-guard="" {...stop} />;
}

/** Shows the title that names the modal. */
export function ModalTitle({ className, children }: { className: string; children: ReactNode }) {
  return (
    <h2 className={className} id={useContext(ModalContext).titleId}>
      {children}
    </h2>
  );
}

type ModalCrossProps = { label: string; isDisabled?: boolean; style?: CSSProperties | undefined };

export function ModalCross({ label, isDisabled, style }: ModalCrossProps) {
  const { close } = useContext(ModalContext);
  return (
    <button className="ibtn" type="button" aria-label={label} title={label} disabled={isDisabled} style={style} onClick={close}>
      <Icon name="x" />
    </button>
  );
}
