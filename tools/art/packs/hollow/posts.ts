import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'what-to-wear-in-october',
    title: 'What to wear in October',
    date: '2026-06-16',
    category: 'Advice',
    picture: 'leaves',
    excerpt: 'A coat that you like, shoes that have met mud, and one colour less than you planned.',
    parts: article(`
      In October the sun stands low all day, and everything looks good in it, except a coat that was meant to stay in the car. You will be outdoors for longer than you think, because the light is so kind that nobody goes in.
      So choose the coat as you chose the dress. It will be in half of the pictures. Wool drapes, down puffs, and a borrowed jacket looks borrowed.
      ## Colours
      The wood is doing rust, gold and black already. Wear cream, grey or a green that could be a shadow. If your bridesmaids are in orange, they will vanish.
      > The best-dressed guest we ever photographed wore a raincoat and knew it.
      And shoes. Bring a second pair in a bag, and give the bag to somebody who isn’t in the pictures.
    `),
  },
  {
    slug: 'the-ten-minutes-after-the-vows',
    title: 'The ten minutes after the vows',
    date: '2026-05-19',
    category: 'The day',
    picture: 'vows',
    excerpt: 'Everybody wants you then. Go round the corner instead.',
    parts: article(`
      You have just said it. Sixty people want to hug you, in no order, and by the time they are done you will have lipstick on both ears. It is lovely, and it can wait ten minutes.
      We ask every couple to walk away first. Round the corner, behind the vestry, up one flight of stairs. We come along and say nothing. Often we don’t take a picture for the first three minutes.
      ## What happens there
      Mostly nothing. Somebody laughs. Somebody says “so”. Then the shoulders come down, and that is the picture which ends up on the wall.
      > We had planned to be alone at midnight. We were glad that we hadn’t waited.
      Put it in the timetable and tell one bossy friend. The guests have sandwiches. They won’t notice.
    `),
  },
  {
    slug: 'rain-is-a-softbox',
    title: 'Rain is a softbox',
    date: '2026-04-21',
    category: 'Light',
    picture: 'umbrella',
    excerpt: 'One hundred and thirty-one of our weddings were wet. Here is why we stopped minding.',
    parts: article(`
      Photographers pay a lot of money for a large white sheet that makes light soft. A cloud is the same thing, nine miles wide, and free.
      In rain nobody squints. Colours get deeper, stones shine, and people stand closer together, which is half of our work done.
      ## What to bring
      One clear umbrella. White ones make faces grey, coloured ones make them green. And somebody with a towel who likes to be needed.
      > The forecast said thirty per cent. It meant all of us, for a third of the day.
      If it pours, wait for the end of it. The ten minutes after heavy rain are the most beautiful light there is. We have left a main course for it, and we would do it again.
    `),
  },
];
