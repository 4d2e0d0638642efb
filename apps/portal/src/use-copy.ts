import { useState } from 'react';

/** Copies a text and tells whether that worked. */
export function useCopy(value: string) {
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const copy = () => {
    // Undefined on pages without TLS.
    const copying = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'));
    copying.then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return { copied, copy };
}
