/** The six inks of Morsel, with its night and its paper. */
export const c = {
  night: '#1E1410',
  paper: '#F6E8D3',
  tomato: '#D6452A',
  mustard: '#E8A33D',
  olive: '#6F7F3B',
  plum: '#5A2135',
  sea: '#2E5A5E',
  clay: '#B9683F',
};
