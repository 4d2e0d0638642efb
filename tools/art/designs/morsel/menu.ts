/** The menu of Morsel. */
import { bar, col, eyebrow, heading, lead, row, rule, section, small, stack, text } from '../../nodes.js';
import { cream, theme } from './look.js';

export const dish = (name: string, words: string, price: string) =>
  stack(
    { gap: [6, 6] },
    bar(
      { nowrap: true, gap: 20, valign: 'top' },
      heading(3, name, { role: 'h4', face: 'Besley' }),
      text(price, { weight: 600, color: theme.accentText }),
    ),
    small(words),
  );

export const course = (name: string, ...dishes: (readonly [name: string, words: string, price: string])[]) =>
  stack({ gap: [22, 20] }, heading(2, name, { size: [34, 29] }), rule(), ...dishes.map((of) => dish(...of)));

export const courses = {
  small: [
    'Small plates',
    ['Charred leek', 'Hazelnut, brown butter, a soft egg', '12'],
    ['Beetroot and curd', 'Baked in salt, dill, rye crumbs', '11'],
    ['Ember bread', 'Cultured butter, ash from the oven', '6'],
    ['Market salad', 'Whatever was pulled today, mustard leaf', '10'],
  ],
  oven: [
    'From the oven',
    ['Ember trout', 'Fennel, burnt lemon, its own roe', '24'],
    ['Short rib', 'Nine hours, sour plum, mustard greens', '27'],
    ['Gnocchi in brown butter', 'Sage, aged goat cheese, walnut', '21'],
    ['Whole celeriac', 'Roasted in hay, apple, horseradish', '19'],
  ],
  sweet: [
    'Something sweet',
    ['Burnt honey tart', 'Sour cream, a pinch of smoke', '9'],
    ['Poached pear', 'Red wine, bay, almond brittle', '9'],
    ['Cheese, one', 'Perfectly ripe, with its own story', '8'],
  ],
  drinks: [
    'In the glass',
    ['House white or red', 'From two growers we can ring up', '6'],
    ['Cider from the hill', 'Dry, cloudy, still a little wild', '5'],
    ['Rhubarb fizz', 'No alcohol, plenty of character', '5'],
  ],
} as const;

export const board = () =>
  section(
    { bg: cream, gap: [52, 36] },
    stack(
      { narrow: 640, gap: [16, 14] },
      eyebrow('Tonight'),
      heading(2, 'A short list, written at four.'),
      lead('Two of these will be gone by nine. We never know which.'),
    ),
    row({ valign: 'top', gap: [80, 48] }, col(50, {}, course(...courses.small)), col(50, {}, course(...courses.oven))),
    small('Everything can be made without meat. Tell us about allergies and we cook around them. Prices in euro.'),
  );
