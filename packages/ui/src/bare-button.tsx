import type { ComponentProps } from 'react';

/** Renders an unstyled button for tabs, options, cards and other special looks. Submits no form unless `type` says so. */
export function BareButton({ type = 'button', ...button }: ComponentProps<'button'>) {
  return <button {...button} type={type} />;
}
