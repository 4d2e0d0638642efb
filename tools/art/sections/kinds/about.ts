import { button, buttons, card, columns, grid, h2, h3, kind, label, lead, p, picture, rule, small, stack } from '../grammar.js';
import { mail } from '../links.js';

const about = kind('About', ['about', 'about us', 'story'], { anchor: 'about' });
const fact = (value: string, text: string) => stack({ gap: 2 }, p(value, { size: 'figure' }), p(text));

export const aboutSections = [
  about(
    {
      slug: 'about-picture-text',
      title: 'About with picture',
      description: 'A picture in five columns and the story in seven. The default.',
      tags: ['picture'],
    },
    columns(
      { shares: [42, 58] },
      [picture('arcade', 'Sunlit arches of an old building', '4:5')],
      [
        h2('We moved in for a summer. That was 2009.'),
        p('The house had no roof, two owners and a fig tree in the kitchen. We kept the tree.'),
        p('Today nine of us work here: four carpenters, two painters, a bookkeeper, an apprentice and a dog who greets.'),
        buttons([button('Come and visit', mail('A visit'))]),
      ],
    ),
  ),
  about(
    {
      slug: 'about-letter',
      title: 'About as a letter',
      description: 'Narrow text that reads like a letter, with a place for the signature. For personal sites and doctors.',
      tags: ['letter', 'personal', 'doctor'],
      width: 'text',
    },
    label('Dear patient'),
    h2('I have time for you.'),
    p(
      'When I took over the practice, the waiting room had forty chairs. Now it has eight, because I see fewer people, for longer.',
    ),
    p(
      'A first visit takes an hour. I ask about your work, your sleep and your knees, in that order. Then we decide together what to do, and what to leave alone.',
    ),
    p('If I cannot help, I know who can, and I will call them while you are still sitting here.'),
    rule(),
    stack({ gap: 2 }, p('Ada Winter', { size: 'quote' }), small('General practice, since 2011')),
  ),
  about(
    {
      slug: 'about-two-pictures',
      title: 'About with two pictures',
      description: 'Two pictures of different height beside the text. For families and hotels.',
      tags: ['two pictures', 'family', 'hotel'],
      trades: ['Hotel'],
    },
    columns(
      { shares: [30, 30, 40], gap: 28, valign: 'bottom' },
      [picture('flowers', 'Dahlias and daisies in a green vase', '4:5')],
      [picture('coast', 'A person in an orange boat on blue waves', '1:1')],
      [
        h2('Three generations, one reception desk'),
        p('Grandmother opened with four rooms and a goat. We have eleven rooms now, and the goat’s great-granddaughter.'),
        p('Somebody of the family is always in the house. Usually in the kitchen.'),
      ],
    ),
  ),
  about(
    {
      slug: 'about-quote-lead',
      title: 'About with a quote first',
      description: 'The founder’s sentence in large type, and the story in small columns below. For brands.',
      tags: ['quote', 'founder', 'brand'],
      ground: 'tint',
    },
    p('“I wanted a chair my son could inherit and my cat could not ruin.”', { size: 'display' }),
    columns(
      { shares: [25, 75], valign: 'top' },
      [stack({ gap: 2 }, p('Rui Salgado', { bold: true }), small('Founder and first customer'))],
      [
        h2('One chair a week, for six years', { size: 'lead' }),
        p(
          'Then two a week, because his daughter learned to cane. The workshop still has one bench per person and no bench for managers.',
        ),
      ],
    ),
  ),
  about(
    {
      slug: 'about-figures',
      title: 'About with figures',
      description: 'Text on the left, four figures on the right. For firms that like to be measured.',
      tags: ['figures', 'numbers', 'company'],
      trades: ['Business'],
    },
    columns(
      { shares: [46, 54], valign: 'top' },
      [
        h2('Small enough to know your name'),
        p('We stopped growing on purpose. Nine people fit around our table, and a tenth would have to eat standing.'),
        p('What grew instead is the list of customers who came back.'),
      ],
      [
        grid(
          2,
          [
            fact('31', 'years in the same street'),
            fact('9', 'people at one table'),
            fact('84 %', 'customers who came back'),
            fact('0', 'lawsuits, so far'),
          ],
          36,
        ),
      ],
    ),
  ),
  about(
    {
      slug: 'about-columns',
      title: 'About in newspaper columns',
      description: 'A wide headline and text in two columns below. For magazines and associations.',
      tags: ['columns', 'magazine'],
    },
    h2('A paper for people who read the footnotes', { size: 'display' }),
    rule('strong'),
    columns(
      { shares: [50, 50], valign: 'top' },
      [
        p(
          'We print four times a year, on paper that ages well. Each issue has one subject, eleven authors and no advertising for watches.',
        ),
        p('The first issue was about waiting. It came out three weeks late, which readers took for a joke.'),
      ],
      [
        p('Today 4,200 people subscribe. Some of them write to us, and the best letters become articles, with a fee.'),
        p('If you want to write: send the first paragraph and the last one. We can imagine the middle.'),
      ],
    ),
  ),
  about(
    {
      slug: 'about-values',
      title: 'About with three values',
      description: 'A short text and three values under rules. For charities and schools.',
      tags: ['values', 'charity', 'nonprofit'],
      trades: ['Nonprofit'],
    },
    stack(
      { align: 'center', gap: 12, narrow: 680 },
      h2('What we agreed on in the kitchen'),
      lead('Nobody signed anything. Everybody remembers.'),
    ),
    grid(3, [
      card('side', {}, h3('Ask first'), p('Help that nobody asked for is a hobby.')),
      card('side', {}, h3('Show the bill'), p('Every pound in and out hangs on the wall by the door.')),
      card('side', {}, h3('Make yourself spare'), p('We are done when the neighbours can do it without us.')),
    ]),
  ),
];
