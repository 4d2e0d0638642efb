import { useEffect, useState } from 'react';

type Drawn = { side: number; path: string };

/** Shows a text as a QR code. The code that draws it loads when it is needed; if that fails, nothing is shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    import('./draw-qr.js').then(
      ({ drawQr }) => isCurrent && setDrawn(drawQr(text)),
      () => isCurrent && setDrawn('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (drawn === 'failed') {
    return null;
  }
  return (
    <div className="qr">
      {drawn && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${drawn.side} ${drawn.side}`}>
          <path d={drawn.path} />
        </svg>
      )}
    </div>
  );
}
