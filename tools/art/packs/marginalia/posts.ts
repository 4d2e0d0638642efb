import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'in-defence-of-boredom',
    title: 'In defence of boredom',
    date: '2026-06-18',
    category: 'Opinion',
    picture: 'bored',
    excerpt: 'It is the only room in the house that nobody has furnished.',
    parts: article(`
      There is a Sunday in every childhood that has no end. It rains, the shops are shut, and an aunt is asleep in the good chair. Nothing has ever happened on it, and most people remember it better than their wedding.
      We have abolished that Sunday. There is something to look at in the lift now, and on the petrol pump, and in the time between a question and its answer.
      ## What it was for
      A mind with nothing to do tidies up. It finds the letter that should have been written, the argument that should have been lost, and the tune. It does this only when it is sure that nobody is coming.
      > Nobody ever had an idea because they were shown one.
      So here is a modest programme. Leave the telephone in the hall. Sit by a window with no view. After ten minutes it will be unbearable, and after twenty you will get up and fetch a pencil.
    `),
  },
  {
    slug: 'the-last-lift-operator',
    title: 'The last lift operator',
    date: '2026-05-21',
    category: 'Portraits',
    picture: 'operator',
    excerpt: 'Mr Osgood has worked between the floors of Fenner’s since 1974. He recommends the third.',
    parts: article(`
      He closes the gate with two fingers, as one closes a good book. “Going up,” says Mr Osgood, although there is only one way to go from haberdashery.
      The department store wanted to replace him with buttons in 1988. By then Mr Osgood knew where every customer was going, and it turned out that they came to be told. The buttons were delivered. They are in his locker, in their box.
      ## Between floors
      People confess in lifts. It is thirty seconds, nobody looks at anybody, and then a door opens. He has heard of two elopements and a murder, which was of a play.
      > A staircase shows you how far you have come. A lift is more tactful.
      He retires in October. The store has asked whether he knows of anybody. He has been thinking about it, between two and three.
    `),
  },
  {
    slug: 'a-field-guide-to-waiting',
    title: 'A field guide to waiting',
    date: '2026-04-23',
    category: 'Field guides',
    picture: 'waiting',
    excerpt: 'Seven kinds, with their calls, their habitats and how to approach them.',
    parts: article(`
      The Common Wait is found everywhere, in stations above all. It stands on one leg and then on the other. It looks along the line, where the train will come from, as if that helped.
      The Lesser Wait lives in kitchens, beside kettles. It is harmless, and can be tamed with a newspaper.
      ## Rarer kinds
      The Dentist’s Wait is silent and reads the same line of a magazine about yachts. Do not speak to it. The Great Wait, which is for a person and not for a thing, may last for years and is often mistaken for a hobby.
      > You can tell the age of a wait by its shoes.
      Observe them in the morning, from a bench. Take no notes, because that would be doing something. And if one sits down beside you, move your hat.
    `),
  },
];
