import { describe, expect, it } from 'vitest';
import { listLooks } from './designed-looks.js';
import { listPairFonts, offerFontPairs, offerLooks } from './offer-looks.js';

const hotel = Object.entries(listLooks('hotel').palettes[0]?.palette ?? {}).map(([id, color]) => ({ id, color }));
const pairs = listLooks('hotel').fonts.map(({ heading, body }) => ({ heading, body }));

describe('complete looks [R-SITE-180]', () => {
  it('offers the pack’s own look and three designed ones, each with its own palette and fonts', () => {
    const looks = offerLooks({ colors: hotel }, { pairs });

    expect(looks).toHaveLength(4);
    expect(looks[0]).toEqual({ id: 'own' });
    expect(new Set(looks.map(({ palette }) => palette?.colors.primary)).size).toBe(4);
    expect(looks.slice(1).map(({ fonts }) => fonts)).toEqual(pairs.slice(0, 3));
  });

  it('offers one in the colours of an uploaded logo', () => {
    const logo = { id: 'logo', title: 'x', colors: { primary: '#123456' }, swatches: [] };

    expect(offerLooks({ colors: hotel }, { pairs, logo }).map(({ id }) => id)).toEqual([
      'own',
      'logo',
      'hotel-harbour',
      'hotel-dune',
    ]);
  });

  it('offers only fonts for a pack without known colours, and only colours without fonts', () => {
    expect(offerLooks({ colors: [] }, { pairs }).map(({ palette, fonts }) => [palette, fonts?.heading])).toEqual([
      [undefined, undefined],
      ...pairs.slice(0, 3).map(({ heading }) => [undefined, heading]),
    ]);
    expect(offerLooks({ colors: hotel }, { pairs: [] }).every(({ fonts }) => fonts === undefined)).toBe(true);
    expect(offerLooks({ colors: [] }, { pairs: [] })).toEqual([{ id: 'own' }]);
  });
});

describe('font pairs [R-SITE-182]', () => {
  const own = { heading: 'gloock', body: 'figtree' };
  const served = listPairFonts(hotel);

  it('offers six for the type of pack, or for any', () => {
    expect(offerFontPairs(hotel, own, served)).toEqual(pairs);
    expect(offerFontPairs([], own, listPairFonts([]))).toHaveLength(6);
  });

  it('offers only families that can be served, and not the pack’s own pair', () => {
    expect(offerFontPairs(hotel, own, ['Young Serif', 'Work Sans'])).toEqual([pairs[0]]);
    expect(offerFontPairs(hotel, { heading: 'young serif', body: 'work sans' }, ['Young Serif', 'Work Sans'])).toEqual([]);
    expect(offerFontPairs(hotel, own, [])).toEqual([]);
  });

  it('offers none for a pack that names no family', () => {
    expect(offerFontPairs(hotel, {}, served)).toEqual([]);
  });
});
