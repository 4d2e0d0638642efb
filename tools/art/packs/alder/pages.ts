import { col, heading, lead, link, list, type Node, row, rule, section, small, social, stack, text } from '../../nodes.js';
import { dialled } from '../business.js';
import { pagesOf } from '../entries.js';
import { formSlot } from '../parts.js';
import { table } from '../table.js';
import { board, business, call, dawn, floor, hero, nave, opening, phoneLink, title } from './grammar.js';
import { blue, gold, stone, theme } from './look.js';
import { lifeEvents, people } from './roundels.js';
import { atTheDoor, book, circles, give, lastSunday, questions, thisWeek, welcome } from './sections.js';

const sermons = table<[date: string, name: string, who: string, words: string]>(`
  14 June | The size of a lentil          | The vicar, 9 minutes | On small amounts: faith, yeast, and the pinch of salt that nobody admits to.
  7 June  | Doubt is a room with a window | The vicar, 8 minutes | Thomas wanted to see. He was given a look, and no lecture.
  31 May  | What the wind is for          | The bells, 11 minutes | A bell ringer reads Pentecost and apologises for the length.
  24 May  | The left half of the door     | The warden, 6 minutes | A warden on things that stick, and on who oils them.
  17 May  | Loaves, counted               | The soup, 7 minutes | Five thousand is a lot. He has done three hundred and has views.
`);
const listen = (): Node =>
  nave(
    { width: 860 },
    title('Sermons', 'Short, and you may argue.'),
    stack(
      { gap: [26, 24] },
      ...sermons.flatMap(([date, name, who, words], i) => [
        ...(i > 0 ? [rule()] : []),
        row(
          { valign: 'top', gap: [32, 6] },
          col(
            22,
            { gap: [2, 0] },
            text(date, { face: theme.display, size: [26, 24], color: gold, line: 1.2 }),
            small(who, { color: blue }),
          ),
          col(78, { gap: [6, 4] }, heading(3, name), text(words)),
        ),
      ]),
    ),
  );

/** Places paragraphs beside a heading. */
const words = (line: string, first: string, ...others: string[]): Node =>
  nave(
    { bg: dawn },
    heading(2, line, { align: 'center', line: 1 }),
    lead(first, { align: 'center' }),
    ...others.map((each) => text(each, { align: 'center' })),
  );

const access = (): Node =>
  nave(
    { bg: stone, width: 980, pad: [140, 72] },
    title('Access', 'Ways in, ways to hear.'),
    row(
      { valign: 'top', gap: [56, 24] },
      col(
        50,
        {},
        list([
          'No step at the south door',
          'A loop for hearing aids, on since 1998',
          'Large print in the green folder',
          'A quiet corner behind the font',
        ]),
      ),
      col(
        50,
        {},
        list([
          'A changing table in the vestry',
          'Two parking spaces at the lych-gate',
          'Bread without gluten: ask with one finger',
          'Water for dogs beside the holy one',
        ]),
      ),
    ),
  );

const visit = (): Node =>
  section(
    { bg: stone, width: 1160, pad: [120, 64] },
    row(
      { valign: 'top', gap: [72, 48] },
      col(
        56,
        { gap: [20, 18] },
        heading(2, 'Write to us'),
        formSlot({
          email: business.email,
          phone: dialled(business.phone),
          words: 'Write to the office or ring. Ask about a Sunday, a wedding, a funeral, or ask us to pray.',
        }),
      ),
      col(
        44,
        { gap: [20, 18] },
        heading(2, 'Times'),
        board(),
        text(`${business.street}, ${business.city}. ${link('Open in maps')}`, { needs: ['street'] }),
        text('The bus stops at the lych-gate. Cars may sleep behind the hall.'),
        text(link(business.phone, phoneLink), { needs: ['phone'] }),
        social(),
      ),
    ),
  );

export const pages = pagesOf(
  `
  home    | Home        | Home           | home, hero, church          | The front page of a church: a rose window in a dark wall, service times on a hymn board, a notice sheet, groups and a sermon.
  sundays | Sundays     | Services       | services, sunday, access    | A Sunday service minute by minute, ways in for everybody, and answers to what people ask in the porch.
  groups  | Groups      | Schedule       | groups, week, community     | Six groups with their day and hour, and a sheet with what happens this week.
  life    | Life events | Service detail | baptism, wedding, funeral   | Baptisms, weddings and funerals in round windows, each with the first step, the time it takes and what it costs.
  sermons | Sermons     | Listings       | sermons, listings, talks    | Five short sermons with date, preacher and minutes, below a window with a lantern.
  give    | Give        | Donate         | donate, giving, costs       | What a church costs in four honest prices, on a printed sheet below a window with a boat.
  people  | People      | About          | about, team, people         | Four people shown by round windows with a book, a bell, a key and a ladle, and where the parish comes from.
  contact | Visit       | Contact        | contact, map, opening hours | A form for visits, baptisms, weddings and prayers, service times on a hymn board and the way to the door. Without a form plugin, buttons take its place.
`,
  {
    home: [hero(), thisWeek(), welcome(), circles(), lastSunday(), book(), floor(), call()],
    sundays: [
      opening(
        'Sundays',
        'The heating works. So does the organ.',
        'Three services, one door. The middle one has children in it and is the loudest.',
        ['wheat', 'A stained-glass window with a sheaf of wheat over two loaves'],
      ),
      atTheDoor(),
      access(),
      questions(),
      floor(),
      call(),
    ],
    groups: [
      opening(
        'Groups',
        'Most of church happens on weekdays.',
        'Six groups, and each of them has a kettle. Come once, or for thirty years.',
        ['fish', 'A stained-glass window with a red and a white fish over waves'],
      ),
      circles(),
      thisWeek(),
      floor(),
      call(),
    ],
    life: [
      opening(
        'Life events',
        'For the days you will remember.',
        'And for those that you will only remember in pieces. We have done this before, and we write things down.',
        ['dove', 'A stained-glass window with a white dove that carries a green twig'],
      ),
      lifeEvents(),
      words(
        'What we will ask you.',
        'What they are called, and what they are like. The second answer takes longer, and it is the one we use.',
        'You choose the readings, the music and who speaks. If nobody can, we can. Every service is printed, so that you can read it again later.',
      ),
      questions(),
      floor(),
      call(),
    ],
    sermons: [
      opening('Sermons', 'Said on Sunday, still true on Tuesday.', 'Nine minutes on average. The longest was about brevity.', [
        'lamp',
        'A stained-glass window with a burning lantern before red rays',
      ]),
      listen(),
      lastSunday(),
      floor(),
      call(),
    ],
    give: [
      opening(
        'Give',
        'It takes a crew to keep it afloat.',
        'Nobody pays us but you. Here is what things cost, so that you can decide with your eyes open.',
        ['boat', 'A stained-glass window with a sailing boat before a low sun'],
      ),
      give(),
      words(
        'Or lend a hand.',
        'Two hours of gutter are worth eighty pounds. Soup needs onions cut. The sixth bell has had no ringer since March.',
        'Tell the person nearest the kettle. They will pretend to be surprised.',
      ),
      floor(),
      call(),
    ],
    people: [
      people(1),
      words(
        'A short history of the roof.',
        'It was built in dry years and has leaked ever since. Plague, two fires and a bishop could not close the place, and neither could we when we lost the key.',
        'The rose window was hidden in a well during the war. One pane was never found. In its place there is the lid of a jam jar, and at ten past eight it is the brightest of all.',
      ),
      book(),
      floor(),
      call(),
    ],
    contact: [
      opening(
        'Visit',
        'Push the right half of the door.',
        'Tell us that you are coming, or don’t. If you write, somebody looks out for you.',
        ['star', 'A stained-glass window with a long star over a small church'],
      ),
      visit(),
      questions(),
      floor(),
    ],
  },
);
