import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'reading-aloud-minute-seven',
    title: 'Reading aloud, minute seven',
    date: '2026-10-06',
    category: 'Lamplight',
    picture: 'reading',
    excerpt: 'For six minutes nothing happens. Then the room goes quiet, and you must not look up.',
    parts: article(`
      Every day at ten past one we turn off the ceiling lights. One lantern stays on, one grown-up reads, and ninety-six children do something between listening and falling over.
      The first minutes are noise. Somebody has a cough, somebody has a beetle. New teachers stop at minute three and ask for silence. It helps for about as long as the question takes.
      ## What happens then
      At minute seven the shoulders drop. Nobody plans it and nobody asks for it. A story needs that long to get from the ear to the stomach, and it goes on foot.
      > Keep reading, even if they don’t listen. They are not listening on purpose.
      At home it works the same. Read ten minutes, not three. Read badly, if you must, and in the middle of the week. If you stop at the best place, they will ask you to go on, and that is the whole method.
    `),
  },
  {
    slug: 'what-is-in-the-rucksack',
    title: 'What is in the rucksack',
    date: '2026-09-08',
    category: 'Families',
    picture: 'rucksack',
    excerpt: 'We emptied fourteen of them on a Friday. An inventory, with apologies to the owners.',
    parts: article(`
      The list that we send in August names six things: a lunch box, a bottle, a pencil case, dry socks, a raincoat and the blue folder. It fits into the smallest rucksack in the shop.
      On the second Friday the Wicks emptied theirs on the carpet. All six things were there, in eleven of fourteen cases. Here is the rest.
      ## The rest
      Twenty-three conkers, two left mittens, a spoon, a letter to the queen, four stones that are different, one shoe that belonged to nobody, half a sandwich from the previous school year.
      > The stones stay. The sandwich has been released into the compost.
      Please look once a week, on Friday, with the child beside you. Everything has a reason, and it takes two minutes to hear it. Only the blue folder is urgent.
    `),
  },
  {
    slug: 'snow-day-rules',
    title: 'Snow day rules',
    date: '2026-01-13',
    category: 'Families',
    picture: 'snow',
    excerpt: 'When we close, how you hear about it, and who feeds the tortoise.',
    parts: article(`
      We close if the bus can’t get up the lane. We decide at half past six, when Mr Okoro has walked it twice, once in each direction.
      ## How you hear about it
      You get a message at a quarter to seven. No message means school. The rumour that is already in the parents’ group is not a message.
      Children who come anyway are welcome. Somebody always lives close enough to open the door, light the lantern and make porridge for those who turn up with a sledge.
      > Last year there were nine. They built an eight-foot penguin and wrote a report about it.
      No work is set on snow days. Go outside, come back wet, read something. The tortoise is asleep and doesn’t need feeding until March.
    `),
  },
];
