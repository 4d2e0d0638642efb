import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'where-your-stopcock-hides',
    title: 'Where your stopcock hides',
    date: '2026-05-18',
    category: 'Water',
    picture: 'note-sink',
    excerpt: 'Five places to look, in the order in which we find it.',
    parts: article(`
      Every house has one tap that stops all the others. Half of the people who ring us at night don’t know where it is, and the other half have built a cupboard in front of it.
      Look under the kitchen sink first, at the back, behind the bucket. Then where the pipe comes out of the floor: by the front door, in the downstairs toilet, in the cellar, in the garage. In flats it is often in the hall, behind a small door that has been painted shut.
      ## Turn it once a year
      A stopcock that nobody turns grows together with its pipe. Close it, open it, and then turn it back by a quarter. It takes ten seconds on the day when you change the clocks.
      > Tie a red ribbon to it. Guests will ask, and then they know too.
      If it drips from the spindle afterwards, tighten the nut a little. If it drips from anywhere else, ring.
    `),
  },
  {
    slug: 'five-breakers-to-know',
    title: 'Five breakers to know',
    date: '2026-04-22',
    category: 'Power',
    picture: 'note-breakers',
    excerpt: 'What the switches in your fuse box do, and which one to leave alone.',
    parts: article(`
      There are twelve switches in your fuse box and you need to know five of them: the main switch, the one with a test button, the oven, the bathroom and the one that is always down.
      The one with the test button is the most important. It looks for current that takes a way it shouldn’t, such as through you. Press the button twice a year. If nothing happens, that is bad news, and the reason why you pressed it.
      ## When one trips
      Push it up once. If it stays, something had a bad moment. If it falls again, unplug what is on that line and try once more. If it falls a third time, leave it. It is right.
      > Write the names in pencil. Rooms move.
    `),
  },
  {
    slug: 'boiler-at-1-2-bar',
    title: 'Boiler at 1.2 bar',
    date: '2026-03-16',
    category: 'Warmth',
    picture: 'note-gauge',
    excerpt: 'What the needle says, and how to fill it up without a flood.',
    parts: article(`
      The small dial on your boiler should be between one and one and a half when it is cold. Ours is at 1.2, which is a number that lets people sleep.
      If it falls by a little each month, that is air leaving. If it falls within a day, that is water leaving, and it goes somewhere. Look for it on the ceiling below.
      ## Filling it
      There is a loop of braided hose with one or two taps. Open both slowly, watch the needle and close them at 1.2. Then bleed the radiator that is farthest up. Then look at the needle again, because now it is lower.
      > Slowly is the whole trick.
    `),
  },
];
