import type { Sketch } from '@kithouse/contract';
import { useMemo } from 'react';
import { useHost } from '../../lib/host.js';
import { layOutSketch, type Shape, sketchSize } from './sketch-layout.js';

const { width, height } = sketchSize;
/** As much of its height as every place shows. */
const seen = 200;
/** For a template of which nothing is known but that it is there. */
const unknown: Sketch[] = ['heading', 'text', 'image'].map((kind) => ({ kind, children: [] }));

/** In the place of a picture that there is none of: how the template is built, as a page of bars. */
export function SketchDrawing({ sketch }: { sketch: readonly Sketch[] }) {
  const { is_rtl } = useHost().boot;
  const drawing = useMemo(() => layOutSketch(sketch.length > 0 ? sketch : unknown, is_rtl), [sketch, is_rtl]);
  const top = Math.min(0, (drawing.height - seen) / 2);
  return (
    <svg className="sketch" viewBox={`0 ${top} ${width} ${height}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g transform={is_rtl ? `translate(${width}) scale(-1 1)` : undefined}>
        {drawing.shapes.map((shape, index) => (
          <Part key={`${index} ${shape.tone}`} {...shape} />
        ))}
      </g>
    </svg>
  );
}

function Part({ tone, radius, ...box }: Shape) {
  const { x, y, width: wide, height: high } = box;
  return (
    <>
      <rect {...box} rx={radius} className={tone} />
      {tone === 'picture' && (
        <path
          className="hills"
          d={`M${x} ${y + high}v${-high * 0.25}l${wide * 0.3} ${-high * 0.35} ${wide * 0.25} ${high * 0.3} ${wide * 0.15} ${-high * 0.15} ${wide * 0.3} ${high * 0.3}v${high * 0.15}z`}
        />
      )}
    </>
  );
}
