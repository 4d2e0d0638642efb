import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'water-at-six',
    title: 'Water at six',
    date: '2026-05-21',
    category: 'Watering',
    picture: 'note-six',
    excerpt: 'Early, seldom and a lot. And what the sprinkler really waters.',
    parts: article(`
      Water at six in the morning. The ground is cool, the air is still, and nobody sees your dressing gown. By noon, half of what you pour is weather again.
      Water seldom. Twice a week is enough for anything that has been in the ground for a year. A plant that is served every evening never sends its roots down to look.
      ## How much is a lot
      Ten litres for a shrub, slowly, at its feet. That is one can, and it takes as long as a cup of tea. If the water runs away, stop, drink, and pour again.
      > A sprinkler waters the path, the dog and the neighbour’s car, in this order.
      To find out whether it was enough, push a finger into the soil up to the second knuckle. If it comes out clean, go back for the can.
    `),
  },
  {
    slug: 'six-plants-for-dry-shade',
    title: 'Six plants for dry shade',
    date: '2026-04-09',
    category: 'Planting',
    picture: 'note-shade',
    excerpt: 'Under the old tree nothing grows, except for these six.',
    parts: article(`
      An old tree drinks first. What is left for the ground below is crumbs of light and rain that has already been used. Grass gives up there. Let it.
      Plant barrenwort, wood spurge, male fern, foxglove, sweet woodruff and the small cyclamen. All six have been doing this in forests for longer than there have been gardeners.
      ## The trick
      Don’t dig. You would cut the roots of the tree, and it was here first. Put down five centimetres of leaf mould and plant into the gaps, small and in autumn.
      > Buy the smallest pots. They sulk for a month. The big ones sulk for a year.
      Water them for one summer, every week, even if it rains: the tree keeps the rain. In the second spring you can stop, and in the third you will be giving some away.
    `),
  },
  {
    slug: 'leave-the-leaves',
    title: 'Leave the leaves',
    date: '2026-03-12',
    category: 'Autumn',
    picture: 'note-leaves',
    excerpt: 'They are not rubbish. They are next year, lying down.',
    parts: article(`
      Every October people fill bags with leaves, drive them away, and in April they buy bags of compost and drive them back. It is good exercise for the car.
      Take them off the lawn and the steps, because of slipping. Rake them under the hedge and on the beds, as deep as your hand is wide. Then go inside.
      ## Who moves in
      By November there are beetles, by December a wren that is looking for them, and with luck something round and prickly that snores. It eats about sixty slugs a night when it wakes up.
      > The tidiest garden in the street has the most slugs.
      In spring the pile is half as high, and the soil below it is black and smells of mushrooms. You have made that by not doing anything. Tell people it was a method.
    `),
  },
];
