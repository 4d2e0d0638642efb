import { useEffect, useState } from 'react';

/** Duration in ms. */
const lifetime = 3500;
const colours = ['#0b6b4f', '#e0a100', '#3fc795', '#e9a24c', '#ff6b4a', '#6c7bff'];

/** Falls once, unless the person prefers reduced motion. */
export function Confetti() {
  const [isFalling, setFalling] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (isFalling) {
      const timer = setTimeout(() => setFalling(false), lifetime);
      return () => clearTimeout(timer);
    }
  }, [isFalling]);
  return (
    isFalling && (
      <div className="confetti" aria-hidden="true">
        {pieces.map((style) => (
          <i key={style.insetInlineStart} style={style} />
        ))}
      </div>
    )
  );
}

/** Places the pieces pseudo-randomly but always alike. */
const pieces = Array.from({ length: 64 }, (_, index) => {
  const chance = (salt: number) => Math.abs(Math.sin((index + 1) * 12.9898 + salt * 78.233) * 43_758.5453) % 1;
  const wait = chance(3) * 1400;
  return {
    '--c': colours[index % colours.length],
    '--r': `${Math.round(chance(5) * 360)}deg`,
    '--x': `${Math.round(chance(7) * 240 - 120)}px`,
    '--at': `${Math.round(wait)}ms`,
    '--t': `${Math.round(lifetime - wait)}ms`,
    insetInlineStart: `${(chance(1) * 100).toFixed(2)}%`,
    scale: (0.6 + chance(11) * 0.7).toFixed(2),
  };
});
