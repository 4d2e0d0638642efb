import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'nine-songs-in-a-van',
    title: 'Nine songs in a van',
    date: '2026-10-08',
    category: 'On the road',
    picture: 'van',
    excerpt: 'Four hundred miles, one cassette deck, and a rule about the indicator.',
    parts: article(`
      26 September, 7:40, Port road. The van has a cassette deck and we own four cassettes, three of which are ours. Nobody wants to hear ours. The fourth is a language course in Danish.
      By Doncaster we can order herring. By Carlisle, Min can order it angrily. So we start to write instead, because the engine runs in A and the wipers are at 92.
      ## The rule
      Each of us gets one road. You write while somebody else drives, and you stop when the indicator goes on. It is a good rule. Most of our songs used to be one roundabout too long.
      > A song that still works with the window open will work anywhere.
      We came home with nine. Four are about petrol stations, which is too many. One is a list of the villages that we passed, and the bass follows the speed limit. Two are on the record. The one in Danish is not, but ask for it.
    `),
  },
  {
    slug: 'the-b-side-was-right',
    title: 'The B-side was right',
    date: '2026-08-14',
    category: 'In the studio',
    picture: 'bside',
    excerpt: 'We pressed five hundred singles with the wrong song first. The jukebox knew.',
    parts: article(`
      3 August. The singles have come, and the label on side A says Moth. The song on side A is Lost property. We put Lost property on the back because it was finished at two in the morning by people who wanted to go to bed.
      Five hundred copies. We thought about stickers. Rosa thought about turning the hole round.
      ## What the jukebox said
      The bar below us has a jukebox that counts. We put one copy in, kept quiet, and came back after a fortnight. Moth had been played nineteen times. The other side had been played eighty-one times, eleven of them by the landlord.
      > Sleep is a producer too.
      So we kept the mistake. If your copy says Moth and plays something else, it is not broken. It is ahead of us. Write to us if it says Lost property. Then we would like to have a look at it.
    `),
  },
  {
    slug: 'how-we-lost-the-drum-kit',
    title: 'How we lost the drum kit',
    date: '2026-05-22',
    category: 'On the road',
    picture: 'runaway',
    excerpt: '21 October 2021, 23:50, at the top of Prospect Hill.',
    parts: article(`
      21 October 2021, 23:50. The van is at the top of Prospect Hill with its doors open. It has rained. Min has taken the bass drum out first, because it is the largest, and has put it down on its edge for a moment, because of a dog.
      A bass drum on its edge is a wheel. We know that now.
      ## The route
      It passed the chip shop at walking speed. It passed the bank faster. At the church it overtook a bicycle, whose rider has since become a friend. We ran behind it and shouted its name, which is what people do.
      > It kept very good time, all the way down.
      At the bottom of Prospect Hill there is a slipway, and after the slipway there is the Humber. It floated for a while. The skin said our name towards the other bank, in yellow, getting smaller.
      The rest of the kit sounded wrong without it, so we sold it to a school. The new one has feet.
    `),
  },
];
