/** The glazes and walls of Loam. */
export const c = {
  cream: '#FAF4EC',
  clay: '#C8643F',
  peach: '#F6CDB4',
  lilac: '#D6C9EA',
  butter: '#F6DF9C',
  sage: '#BFCFB1',
  blush: '#EDB3A3',
  sky: '#BBD3E0',
  ink: '#33241E',
  bone: '#F3E9DA',
  cobalt: '#3C56A8',
  moss: '#6E7F4F',
  plum: '#7A4A63',
};
