import type { Sketch } from '@kithouse/contract';
import { useMemo } from 'react';
import { useHost } from '../../lib/host.js';
import { layOutSketch, type Shape, sketchSize } from './sketch-layout.js';

const { width, height } = sketchSize;
/** Height that every place shows. */
const seen = 200;
/** For a template without any known content. */
const unknown: Sketch[] = ['heading', 'text', 'image'].map((kind) => ({ kind, children: [] }));

/** Draws a template's structure as bars where it has no picture. */
export function SketchDrawing({ sketch }: { sketch: readonly Sketch[] }) {
  const { is_rtl } = useHost().boot;
  const drawing = useMemo(() => layOutSketch(sketch.length > 0 ? sketch : unknown, is_rtl), [sketch, is_rtl]);
  const top = Math.min(0, (drawing.height - seen) / 2);
  return (
    <svg className="sketch" viewBox={`0 ${top} ${width} ${height}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g transform={is_rtl ? `translate(${width}) scale(-1 1)` : undefined}>
        {drawing.shapes.map((shape, index) => (
          <ShapeDrawing key={`${index} ${shape.tone}`} {...shape} />
        ))}
      </g>
    </svg>
  );
}

function ShapeDrawing({ tone, radius, ...box }: Shape) {
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
