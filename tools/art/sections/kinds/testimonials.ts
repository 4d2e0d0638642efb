import { bar, card, columns, grid, h2, kind, label, lead, p, picture, rule, small, stack } from '../grammar.js';

const voices = kind('Testimonials', ['testimonials', 'reviews', 'quotes']);
const by = (name: string, what: string) => stack({ gap: 0 }, p(name, { bold: true }), small(what));
const short: [string, string][] = [
  ['They came on the day they said. I had to sit down.', 'Petra, Mill Lane'],
  ['The stairs no longer talk at night.', 'Anders'],
  ['My mother likes them better than me.', 'Lucie'],
  ['The bill was the quote. To the penny.', 'Farid'],
  ['He explained it twice and did not sigh.', 'Joan, 81'],
  ['Ten years, and not one drop.', 'The Baptist chapel'],
  ['Swept the street as well as the hall.', 'Number 14'],
  ['I would hire them to move a piano. Or a goat.', 'Ines'],
  ['Quiet, quick, gone by four.', 'The library'],
];

export const testimonialSections = [
  voices(
    {
      slug: 'testimonials-single',
      title: 'One large quote',
      description: 'A single sentence in large type with its author. The default.',
      tags: ['single', 'large'],
    },
    stack(
      { align: 'center', gap: 24, narrow: 860 },
      h2('What Helen says', { size: 'label' }),
      p('“I asked three firms for a price. One sent a brochure, one sent nobody, and one sent a man with a ladder.”', {
        size: 'quote',
      }),
      by('Helen Marsh', 'Slate roof, 2025'),
    ),
  ),
  voices(
    {
      slug: 'testimonials-three-cards',
      title: 'Three quotes in cards',
      description: 'Three quotes of equal length in panels. For services.',
      tags: ['cards'],
    },
    h2('Three kitchens later'),
    grid(3, [
      card(
        'tint',
        { gap: 20 },
        p('“They moved the window by forty centimetres. I did not know you could do that.”'),
        by('Clara Voss', 'Kitchen in Elm Street'),
      ),
      card(
        'tint',
        { gap: 20 },
        p('“Nine days without a sink, exactly as promised. On the tenth I washed up for joy.”'),
        by('Dev Patel', 'Kitchen above the bakery'),
      ),
      card(
        'tint',
        { gap: 20 },
        p('“The drawers close like a good argument: softly, and for the last time.”'),
        by('Marta Lind', 'Kitchen on a houseboat'),
      ),
    ]),
  ),
  voices(
    {
      slug: 'testimonials-wall',
      title: 'Wall of nine quotes',
      description: 'Nine short quotes in three columns. For shops and trades with many customers.',
      tags: ['wall', 'many'],
      ground: 'tint',
    },
    h2('Overheard', { align: 'center' }),
    columns(
      { shares: [33.3, 33.3, 33.3], gap: 20, inner: 20, valign: 'top' },
      ...[0, 1, 2].map((at) =>
        short.filter((_, index) => index % 3 === at).map(([text, name]) => card('line', { gap: 8 }, p(text), small(name))),
      ),
    ),
  ),
  voices(
    {
      slug: 'testimonials-picture',
      title: 'Quote with portrait',
      description: 'A large portrait beside the quote. For consultants.',
      tags: ['portrait', 'consultant'],
    },
    columns(
      { shares: [36, 64] },
      [picture('mei', 'A smiling customer with a calm look', '4:5')],
      [
        h2('Mei’s shop', { size: 'label' }),
        p('“We had eleven systems and a drawer of receipts. Now we have one system, and the drawer holds biscuits.”', {
          size: 'quote',
        }),
        by('Mei Tan', 'Tan’s Tea, two shops and a van'),
      ],
    ),
  ),
  voices(
    {
      slug: 'testimonials-row',
      title: 'Row of short quotes',
      description: 'Four short quotes side by side under rules, which stack on phones.',
      tags: ['row', 'short'],
    },
    bar({}, h2('Four people, one sentence each'), small('From letters to us, with permission.')),
    grid(
      4,
      short.slice(3, 7).map(([text, name]) => card('top', { gap: 10 }, p(`“${text}”`), small(name))),
    ),
  ),
  voices(
    {
      slug: 'testimonials-inline',
      title: 'Small quote between sections',
      description: 'A slim band with a short quote between two rules. For long pages.',
      tags: ['slim', 'inline'],
      width: 'text',
      pad: [48, 36],
      gap: 24,
    },
    rule(),
    h2('“The only accountant I have ever laughed with.”', { size: 'quote', align: 'center' }),
    small('Gus, landlord of the Three Tuns', { align: 'center' }),
    rule(),
  ),
  voices(
    {
      slug: 'testimonials-rating',
      title: 'Average rating and quotes',
      description: 'The average and the number of reviews, beside two of them. For local firms.',
      tags: ['rating', 'stars', 'local'],
    },
    columns(
      { shares: [32, 68], valign: 'top' },
      [
        h2('4.9 of 5', { size: 'display' }),
        lead('From 212 customers whom we asked by letter. Eleven complained, and we have called them all.'),
      ],
      [
        p('★★★★★', { size: 'lead' }),
        p('“Clear, punctual, and he took his shoes off.”', { size: 'quote' }),
        small('Olive, December'),
        rule(),
        p('★★★★☆', { size: 'lead' }),
        p('“All good. The van is very orange.”', { size: 'quote' }),
        small('Bertil, October'),
      ],
    ),
  ),
  voices(
    {
      slug: 'testimonials-letters',
      title: 'Two longer letters',
      description: 'Two letters in columns, with room for a whole story. For schools and charities.',
      tags: ['letters', 'school', 'charity'],
      trades: ['Nonprofit'],
    },
    h2('Post we kept'),
    columns(
      { shares: [50, 50], valign: 'top' },
      [
        label('From a father'),
        p(
          'When Elsa started she hid under the table for two weeks. Nobody pulled her out. In the third week somebody put a lamp under the table, and a second chair.',
        ),
        p('She reads to the little ones now. Under the table, on Thursdays.'),
        by('Erik, Elsa’s father', 'Summer'),
      ],
      [
        label('From a pupil'),
        p(
          'I am writing because you said I would not. I have passed. The exam had the thing with the triangles that you drew on the window.',
        ),
        p('Please do not wash the window yet, my sister comes to you in autumn.'),
        by('Jamal', 'Now an apprentice'),
      ],
    ),
  ),
];
