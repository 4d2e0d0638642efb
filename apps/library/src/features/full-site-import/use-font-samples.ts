import { brand } from '@kithouse/contract';
import { useEffect } from 'react';

/** Names a sample so that it never replaces a font of the page that has the same name. */
export const sampleFamily = (slug: string): string => `${brand.slug}-sample-${slug}`;

/**
 * Loads one file for each family, by slug, while a component shows them. A file that can't be loaded leaves the sample in the
 * family's fallback.
 */
export function useFontSamples(samples: Readonly<Record<string, string>>) {
  useEffect(() => {
    const faces = Object.entries(samples).map(
      ([slug, address]) => new FontFace(sampleFamily(slug), `url(${JSON.stringify(address)})`, { weight: '100 900' }),
    );
    for (const face of faces) {
      document.fonts.add(face);
      face.load().catch(() => undefined);
    }
    return () => {
      for (const face of faces) {
        document.fonts.delete(face);
      }
    };
  }, [samples]);
}
