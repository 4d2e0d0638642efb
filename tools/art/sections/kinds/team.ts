import { bar, card, columns, grid, h2, h3, kind, lead, link, list, p, picture, rule, small, stack } from '../grammar.js';
import { call, mail, phone } from '../links.js';

const team = kind('Team', ['team', 'people', 'staff'], { anchor: 'team' });
const faces = {
  ida: 'A woman with long brown hair and a white jumper',
  noor: 'A woman with round glasses and her hair up',
  sam: 'A person with short fair hair and a dark jumper',
  jon: 'A smiling colleague in front of a plain wall',
  mei: 'A smiling colleague with a calm look',
  rui: 'A colleague who laughs with closed eyes',
  ada: 'A colleague in a plain jumper',
  tom: 'A colleague with a friendly face',
};
type Face = keyof typeof faces;
const portrait = (name: Face, ratio: '1:1' | '4:5' = '4:5', o = {}) => picture(name, faces[name], ratio, o);

export const teamSections = [
  team(
    {
      slug: 'team-cards',
      title: 'Team with portraits',
      description: 'Four portraits with name and role. The default.',
      tags: ['portraits', 'cards'],
    },
    stack({ gap: 12, narrow: 640 }, h2('Who you will meet'), lead('Four people, and a kettle that is always on.')),
    grid(
      4,
      [
        ['ida', 'Ida Brandt', 'Runs the workshop'],
        ['sam', 'Sam Okoro', 'Draws the plans'],
        ['noor', 'Noor Haddad', 'Counts the money'],
        ['tom', 'Tom Ellery', 'Drives the van'],
      ].map(([face, name = '', role = '']) => stack({ gap: 8 }, portrait(face as Face), h3(name), small(role))),
    ),
  ),
  team(
    {
      slug: 'team-large',
      title: 'Two people at length',
      description: 'Two large portraits with a longer text each. For small practices.',
      tags: ['two people', 'practice'],
      gap: 64,
    },
    columns(
      { shares: [38, 62] },
      [portrait('noor')],
      [
        h2('Dr Noor Haddad'),
        p(
          'Noor studied in Leiden, worked nine years in a hospital and left when she noticed that she no longer knew the names of her patients.',
        ),
        p('She looks after knees, backs and people who would rather not talk about their backs.'),
      ],
    ),
    columns(
      { shares: [62, 38] },
      [
        h2('Jon Ferris, physiotherapist'),
        p('Jon rowed for his town until his shoulder objected. He treats shoulders with respect since then.'),
        p('His exercises take six minutes. He knows that you will not do twenty.'),
      ],
      [portrait('jon')],
    ),
  ),
  team(
    {
      slug: 'team-list',
      title: 'Team as rows',
      description: 'Rows with a small portrait, the task, phone and mail. For offices and law firms.',
      tags: ['list', 'law', 'office'],
      trades: ['Business'],
      gap: 24,
    },
    h2('Who to call about what'),
    ...(['mei', 'rui', 'ada'] as const).flatMap((face, at) => [
      bar(
        { gap: 24 },
        portrait(face, '1:1', { width: 72, round: true }),
        stack(
          { gap: 0 },
          h3(['Mei Tan', 'Rui Salgado', 'Ada Winter'][at] ?? '', { size: 'lead' }),
          small(['Contracts', 'Family', 'Tax'][at] ?? ''),
        ),
        p(link(phone, call)),
        p(link('Write an email', mail('A question'))),
      ),
      rule(),
    ]),
  ),
  team(
    {
      slug: 'team-circles',
      title: 'Team in circles',
      description: 'Round portraits in the middle with a name and one line. For schools and clubs.',
      tags: ['round', 'school', 'club'],
    },
    h2('The grown-ups', { align: 'center' }),
    grid(
      5,
      (['ida', 'jon', 'mei', 'sam', 'ada'] as const).map((face, at) =>
        stack(
          { align: 'center', gap: 6 },
          portrait(face, '1:1', { round: true }),
          h3(['Ida', 'Jon', 'Mei', 'Sam', 'Ada'][at] ?? '', { size: 'lead' }),
          small(['Reads aloud', 'Climbs first', 'Knows frogs', 'Fixes bicycles', 'Finds gloves'][at] ?? ''),
        ),
      ),
    ),
  ),
  team(
    {
      slug: 'team-lead-and-team',
      title: 'One lead and six people',
      description: 'One large portrait with a text, and six small ones beside it. For studios.',
      tags: ['lead', 'studio'],
      trades: ['Studio'],
    },
    columns(
      { shares: [40, 60], valign: 'top' },
      [portrait('sam'), h2('Sam started it'), p('In a garage, with a borrowed printer and a loan from a very patient sister.')],
      [
        grid(
          3,
          (['ida', 'noor', 'rui', 'mei', 'tom', 'jon'] as const).map((face, at) =>
            stack(
              { gap: 4 },
              portrait(face, '1:1'),
              p(['Ida', 'Noor', 'Rui', 'Mei', 'Tom', 'Jon'][at] ?? '', { bold: true }),
              small(['Type', 'Film', 'Signs', 'Web', 'Print', 'Words'][at] ?? ''),
            ),
          ),
          20,
        ),
      ],
    ),
  ),
  team(
    {
      slug: 'team-no-pictures',
      title: 'Names and roles',
      description: 'Names and roles in two ruled columns without pictures. For boards and clubs.',
      tags: ['names', 'board', 'no pictures'],
    },
    columns(
      { shares: [32, 68], valign: 'top' },
      [h2('The board'), p('Elected each March, by hand and in the open.')],
      [
        grid(
          2,
          [
            ['Mei Tan', 'Chair'],
            ['Jon Ferris', 'Deputy'],
            ['Noor Haddad', 'Treasurer'],
            ['Tom Ellery', 'Keys and boats'],
            ['Ida Brandt', 'Youth'],
            ['Rui Salgado', 'Summer party'],
          ].map(([name = '', role = '']) => card('top', { gap: 2, pad: 14 }, h3(name, { size: 'lead' }), small(role))),
          24,
        ),
      ],
    ),
  ),
  team(
    {
      slug: 'team-with-facts',
      title: 'People with their facts',
      description: 'Three people with languages, hours and skills as lists. For doctors and salons.',
      tags: ['facts', 'doctors', 'salon'],
      trades: ['Health'],
      ground: 'tint',
    },
    h2('Choose your hands'),
    grid(
      3,
      [
        ['ada', 'Ada', ['Speaks English and Polish', 'Monday to Wednesday', 'Long hair, slow mornings']],
        ['rui', 'Rui', ['Speaks English and Portuguese', 'Wednesday to Saturday', 'Beards and short cuts']],
        ['noor', 'Noor', ['Speaks English and Arabic', 'Friday and Saturday', 'Colour, and second thoughts']],
      ].map(([face, name, facts]) =>
        stack({ gap: 12 }, portrait(face as Face, '1:1'), h3(name as string), list(facts as string[])),
      ),
    ),
  ),
];
