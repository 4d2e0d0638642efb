import { bar, button, buttons, card, col, eyebrow, faq, glow, grid, heading, image, lead, link, list, row, rule, section, slot, small, stack, tag, text } from '../nodes.ts';
import { makePack } from './pack.mjs';
import { themes } from './themes.ts';

const night = '#0B0F1E';
const panel = '#12182E';
const edge = '#2B3456';
const theme = { ...themes.northbeam, sizes: { display: [82, 46], h1: [68, 42], h2: [50, 35], h3: [24, 22], h4: [19, 18], eyebrow: [15, 14], figure: [64, 48], quote: [36, 27] } };
const dawn = glow('#262B66', night, { at: 'top center', end: 72 });
const side = glow('#123B45', night, { at: 'bottom left', end: 60 });

const start = (o = {}) => ({ ...buttons(button('Start free'), button('See it on your backlog', { ghost: true, border: '#56618E' })), ...o });
const middle = (...parts) => stack({ narrow: 760, align: 'center', gap: [22, 18] }, ...parts);
const centred = { align: 'center' };

const hero = () =>
  section(
    { bg: dawn, width: 1200, pad: [112, 64], padBottom: [0, 0], gap: [64, 44] },
    middle(
      { ...bar({ justify: 'center' }, tag('New: forecasts across teams', { bg: '#1F2750', color: '#7CE8D2' })) },
      heading(1, 'Know what ships before it slips.', { role: 'display', ...centred }),
      lead('Northbeam reads the backlog you already have and tells you, plainly and every hour, what will be late and which three tickets decide it.', centred),
      start({ align: 'center' }),
      small('Free for one team, for ever. No card, no call.', centred),
    ),
    image('northbeam-app', 'The product: figures at the top, a forecast that widens into the future, three tickets to look at and a timeline', { radius: [20, 20, 0, 0] }),
  );

const words = (title, line) => stack({ gap: [10, 8] }, heading(3, title), text(line));
const tile = (width, picture, alt, title, line) => col(width, { bg: panel, line: edge, pad: [34, 26], gap: [30, 24], radius: 20, valign: 'top' }, words(title, line), image(picture, alt, { radius: 14 }));
const features = () =>
  section(
    { bg: night, width: 1200, gap: [60, 40] },
    middle(eyebrow('forecast / signal / ritual', centred), heading(2, 'Three answers you stop asking for.', centred)),
    row(
      { gap: [24, 24], valign: 'stretch' },
      tile(58, 'northbeam-forecast', 'A line that has been, and a fan of what may be', 'Ranges, not promises', 'Every release has an honest window that narrows as work is done. When it widens, you hear why.'),
      tile(42, 'northbeam-rituals', 'A note that wrote itself, with a list of things done', 'Stand-ups that write themselves', 'What moved, what did not and who is waiting: in your chat at nine.'),
    ),
    row(
      { gap: [24, 24], valign: 'stretch' },
      tile(42, 'northbeam-signals', 'Three signals in a list, the first of them marked', 'The three that decide', 'Of four hundred open tickets, these carry the date. Begin here.'),
      col(58, { bg: glow('#2A2F73', '#12182E', { angle: 135 }), line: edge, pad: [44, 28], gap: [26, 22], radius: 20, valign: 'top' }, heading(3, 'Set up in the time a kettle takes', { size: [36, 28] }), text('Connect your tracker, choose a board, drink your tea. Northbeam learns from two years of your own history, never from anybody else’s.'), list(['Reads, never writes, until you say so', 'Twelve trackers, from the famous to the homemade', 'Your data stays in the region you choose'], { color: '#D5DBF2' }), buttons(button('Read how it works', { ghost: true, border: '#8B97FF' }))),
    ),
  );

const figures = () =>
  section(
    { bg: side, width: 1200, pad: [88, 56] },
    grid(4, { gap: [28, 28] }, ...[['38%', 'fewer late releases in the first quarter'], ['4 min', 'from sign-up to first forecast'], ['2,100', 'teams look at it before their coffee'], ['99.98%', 'of hours answered on time, last year']].map(([n, line]) => stack({ gap: [6, 4] }, text(n, { role: 'figure', color: '#7CE8D2', size: [54, 44] }), text(line)))),
  );

const plan = (name, price, line, offers, label, best) =>
  card(
    {
      bg: best ? '#F2F5FF' : '#151C34',
      line: best ? '#F2F5FF' : edge,
      pad: [38, 28],
      gap: [20, 18],
      theme: best ? { ink: '#0B0F1E', muted: '#424C6B', accentText: '#3B45C4', accent: '#3B45C4', onAccent: '#FFFFFF' } : {},
    },
    stack({ gap: [8, 8] }, heading(3, name, { role: 'h3' }), small(line)),
    text(price, { role: 'figure', color: best ? '#0B0F1E' : '#F2F5FF' }),
    small(price === '$0' ? 'for ever, for one team' : 'a month for each team, billed yearly'),
    buttons(button(label, best ? {} : { ghost: true, border: '#56618E' })),
    list(offers),
  );
const pricing = () =>
  section(
    { bg: night, gap: [60, 40] },
    stack(
      { narrow: 640, align: 'center', gap: [18, 16] },
      eyebrow('Pricing', centred),
      heading(2, 'Pay for teams, not for seats.', centred),
      lead('Invite everyone who ships. The price follows the number of teams, and you can leave at any month’s end.', centred),
    ),
    grid(
      3,
      { gap: [24, 20] },
      plan('Starter', '$0', 'To see whether forecasts help.', ['One team', 'Weekly forecast', 'Ninety days of history'], 'Start free'),
      plan('Team', '$24', 'For people who promise dates.', ['Up to ten teams', 'Forecasts every hour', 'Slack and e-mail digests', 'Two years of history'], 'Try for 30 days', true),
      plan('Scale', '$79', 'For releases that span teams.', ['Any number of teams', 'Single sign-on', 'Audit log and API', 'A named engineer'], 'Talk to us'),
    ),
  );

const voice = (src, quote, name, role) =>
  card({ bg: panel, line: edge, pad: [34, 26], gap: [26, 22] }, text(quote, { color: '#E4E9FF', size: [19, 18] }), bar({ justify: 'flex-start', gap: 14, nowrap: true }, image(src, `Portrait of ${name}`, { width: 52, radius: 99 }), stack({ gap: [0, 0] }, text(name, { weight: 600, color: '#F2F5FF' }), small(role))));
const voices = () =>
  section(
    { bg: night, width: 1200, gap: [56, 36] },
    middle(eyebrow('from people with release dates', centred), heading(2, 'They stopped guessing in week two.', centred)),
    grid(3, { gap: [24, 20] }, voice('northbeam-priya', '“For the first time the board meeting is about what to build, not about whether it will be done.”', 'Priya Raman', 'Head of engineering, Fennel'), voice('northbeam-jonas', '“It told us on Tuesday what we would have found out on Friday evening. I like my Fridays.”', 'Jonas Berg', 'Release manager, Tramway'), voice('northbeam-amara', '“I deleted four spreadsheets and a recurring meeting. Nobody noticed, which is the point.”', 'Amara Diallo', 'Product lead, Cold Harbour')),
  );
const questions = () =>
  section(
    { bg: night },
    row({ valign: 'top' }, col(38, { gap: [16, 14] }, eyebrow('questions'), heading(2, 'Fair things to ask.'), text(`Something else? Write to ${link('hello@northbeam.example', 'mailto:hello@northbeam.example')}.`)), col(62, {}, faq([['Does it change anything in our tracker?', 'No. It reads. If you allow it, it can write one comment a day, and you choose where.'], ['How does it know?', 'From how long similar work took you before. Your history is the model; there is no other.'], ['What if our estimates are bad?', 'Everybody’s are. Northbeam ignores them unless you ask it not to.'], ['Can we host it ourselves?', 'Yes, on the Scale plan: one container and a database.']]))),
  );
const call = () =>
  section(
    { image: 'northbeam-beam', alt: 'Fine lines of light that bend across a night sky', shade: ['#0B0F1E8F', '#0B0F1E8F'], minHeight: 520, position: 'center center', pad: [104, 72], ground: night },
    middle(heading(2, 'Tomorrow’s stand-up could be shorter.', { size: [60, 38], ...centred }), lead('Connect a board now and the first forecast is ready before you have closed the other tabs.', { ...centred, color: '#DDE2F7' }), start({ align: 'center' })),
  );
const team = () =>
  section(
    { bg: night, width: 1200, gap: [52, 36] },
    stack({ narrow: 640, gap: [16, 14] }, eyebrow('people'), heading(2, 'Built by people who were late once.')),
    grid(3, { gap: [28, 36] }, ...[['northbeam-priya', 'Priya Raman', 'Founder', 'Missed one date in 2014 and has been counting since.'], ['northbeam-jonas', 'Jonas Berg', 'Forecasts', 'A weather man by training. Says software is easier.'], ['northbeam-amara', 'Amara Diallo', 'Product', 'Removes a button every Friday and waits for letters.']].map(([src, name, role, line]) => stack({ gap: [18, 14] }, image(src, `Portrait of ${name}`), stack({ gap: [4, 4] }, heading(3, name), small(role, { color: theme.accentText }), text(line))))),
  );
const footer = () =>
  section(
    { tag: 'footer', bg: '#080B17', width: 1200, pad: [80, 56], gap: [44, 32], edge },
    row({ valign: 'top', gap: [40, 32] }, col(46, { gap: [14, 12] }, text('Northbeam', { role: 'fact', size: [30, 26] }), text('Forecasts for people who promise dates.')), ...[['product', ['Forecasts', 'Signals', 'Pricing', 'Status']], ['company', ['About', 'Changelog', 'Jobs']], ['help', ['Documentation', 'Security', 'Contact']]].map(([name, labels]) => col(18, { gap: [10, 10] }, eyebrow(name), ...labels.map((label) => small(link(label)))))),
    rule(),
    bar({}, small('Made where the nights are long.'), small(`${link('Privacy')} · ${link('Terms')} · ${link('Imprint')}`)),
  );
const title = (label, line, rest) => section({ bg: dawn, pad: [128, 80] }, middle(eyebrow(label, centred), heading(1, line, centred), lead(rest, centred)));
const deep = (src, alt, label, name, line, points, mirrored) => {
  const picture = col(54, {}, image(src, alt));
  const about = col(46, { gap: [20, 16] }, eyebrow(label), heading(2, name, { size: [42, 32] }), text(line), list(points, { color: '#D5DBF2' }));
  return row({}, ...(mirrored ? [about, picture] : [picture, about]));
};
const promise = (icon, alt, name, line) => card({ bg: panel, line: edge, pad: [32, 26] }, image(icon, alt, { width: 64, radius: 16 }), heading(3, name), text(line));
const note = (version, date, name, line) => stack({ gap: [28, 22] }, row({ valign: 'top', gap: [32, 12] }, col(22, { gap: [6, 6] }, eyebrow(version), small(date)), col(78, { gap: [10, 8] }, heading(2, name, { role: 'h3' }), text(line))), rule());

export const northbeam = makePack({
  slug: 'northbeam-software',
  prefix: 'northbeam',
  name: 'Northbeam',
  theme,
  categories: ['Software', 'Business'],
  styles: ['Dark', 'Modern'],
  tags: ['software', 'dark'],
  listing: {
    title: 'Northbeam Software',
    description: 'A software product on a night sky: home, product, about, contact and changelog, with nine blocks. The screens are drawn, so replace them with your own and keep the glow.',
    tags: ['saas', 'product'],
    featured: true,
  },
  pages: [
    { key: 'home', title: 'home', kind: 'Home', tags: ['home', 'hero', 'saas'], description: 'The front page of a product: a promise, the product itself, four reasons in a mosaic, figures, voices, prices and a call.', parts: [hero(), features(), figures(), voices(), pricing(), call()] },
    {
      key: 'product',
      title: 'product',
      kind: 'Services',
      tags: ['services', 'features', 'faq'],
      description: 'Three features in depth, each with a screen and a short list, three promises and the questions people really ask.',
      parts: [
        title('product', 'One honest page about your release.', 'No score, no traffic light, no dashboard of dashboards. A date, a range and the reasons.'),
        section(
          { bg: night, width: 1200, gap: [104, 64] },
          deep('northbeam-forecast', 'A line that has been, and a fan of what may be', 'forecast', 'The future, with its error bars on', 'Ten thousand runs of your own history, every hour, drawn as one fan.', ['Eight times in ten inside the range', 'Share a link that stays current', 'Works from thirty finished tickets'], false),
          deep('northbeam-signals', 'Three signals in a list, the first of them marked', 'signal', 'What to look at before lunch', 'Three tickets, no more, with the reason each one matters to the date.', ['Quiet when nothing changed', 'Knows holidays and half days', 'Explains itself in one sentence'], true),
          deep('northbeam-rituals', 'A note that wrote itself, with a list of things done', 'ritual', 'Meetings that answer themselves', 'The stand-up, the weekly and the release note, written from what really happened.', ['In Slack, Teams or plain e-mail', 'In eleven languages', 'You can edit before it goes out'], false),
        ),
        section({ bg: side, width: 1200 }, grid(3, { gap: [24, 20] }, promise('northbeam-range', 'A line that opens into a range', 'Never a single number', 'A date without a range is a wish. We do not sell wishes.'), promise('northbeam-watch', 'A clock with a red dot', 'Fresh every hour', 'And once more when you press the button, because we know you will.'), promise('northbeam-link', 'Two squares joined by a line', 'Leaves no trace', 'Disconnect and everything is deleted the same day. We send you the log.'))),
        questions(),
        call(),
      ],
    },
    {
      key: 'about',
      title: 'about',
      kind: 'About',
      tags: ['about', 'team'],
      description: 'Why the product exists, in three paragraphs and four figures, and the people who make it.',
      parts: [
        title('about', 'We missed a date in 2014.', 'It was a small one, and everybody had known for weeks. Nobody had said it, because there was no place to say it. So we built the place.'),
        section({ bg: night, width: 1200 }, row({}, col(50, { gap: [20, 16] }, heading(2, 'Weather people had solved it.'), text('They do not promise sun. They say seventy per cent, and you take a coat. It took us a year to believe that software could be as honest.'), text('Today twenty-six of us work from nine cities. We release on Tuesdays. The range is usually Monday to Wednesday.'), buttons(button('See open positions', { ghost: true, border: '#56618E' }))), col(50, {}, image('northbeam-beam', 'Fine lines of light that bend across a night sky')))),
        figures(),
        team(),
        call(),
      ],
    },
    {
      key: 'contact',
      title: 'contact',
      kind: 'Contact',
      tags: ['contact', 'support'],
      description: 'Three ways to reach a person, with honest times of reply, a form, and the questions below.',
      parts: [
        title('contact', 'A person answers. Usually Jonas.', 'Support is part of everybody’s week here, so whoever writes back has touched the code.'),
        section({ bg: night, width: 1200 }, grid(3, { gap: [24, 20] }, ...[['Help', 'help@northbeam.example', 'Within four hours on working days. Faster if something is on fire.'], ['Sales', 'hello@northbeam.example', 'We show it on your own backlog or not at all. Thirty minutes.'], ['Security', 'security@northbeam.example', 'Read within the hour, every hour. Our key is on the status page.']].map(([name, mail, line]) => card({ bg: panel, line: edge }, heading(2, name, { role: 'h3' }), text(link(mail, `mailto:${mail}`), { color: '#7CE8D2' }), text(line))))),
        section(
          { bg: night, width: 1200, pad: [40, 24] },
          row(
            { valign: 'top' },
            col(40, { gap: [16, 14] }, eyebrow('write'), heading(2, 'Tell us what slipped.'), text('The date, the team, the ticket nobody looked at. You get an answer, never a sequence of mails.'), text('Monday to Friday, nine to five', { weight: 600, color: '#F2F5FF' }), text(`Harbour Row 12. ${link('Open in maps')}`)),
            col(60, { bg: panel, line: edge, pad: [44, 26], radius: 20, valign: 'top' }, slot('contact', text('Write to a person, and a person writes back.'), { ...buttons(button('Write to us', { url: 'mailto:hello@northbeam.example' })), tight: true })),
          ),
        ),
        questions(),
        call(),
      ],
    },
    {
      key: 'changelog',
      title: 'changelog',
      kind: 'Blog',
      tags: ['blog', 'changelog', 'news'],
      description: 'What is new, with versions and dates down the side and one picture for the best of it.',
      parts: [
        title('changelog', 'What changed, and why.', 'A release every Tuesday. The small ones are the ones you notice.'),
        section(
          { bg: night, gap: [36, 28] },
          image('northbeam-app', 'The product with a forecast, signals and a timeline'),
          note('4.2', '17 November', 'Forecasts across teams', 'When one team waits for another, the fan now widens for both. It was always true; now you can see it.'),
          note('4.1.3', '10 November', 'Half days', 'Northbeam knows that nothing ships on the afternoon before a holiday.'),
          note('4.1.2', '3 November', 'Quieter mornings', 'If nothing changed overnight, the nine o’clock note is one line long. It says so.'),
          note('4.1', '20 October', 'Links that stay current', 'Share a forecast with somebody who has no account. The page keeps up; the permission ends when you say.'),
          note('4.0', '1 September', 'A new engine', 'The same answers in a tenth of the time, so we can ask the question every hour.'),
        ),
        call(),
      ],
    },
  ],
  blocks: [
    { key: 'hero', title: 'hero', kind: 'Hero', tags: ['hero', 'saas', 'centred'], featured: true, description: 'A centred promise over a large picture of the product that runs off the bottom edge.', parts: [hero()] },
    { key: 'features', title: 'features', kind: 'Features', tags: ['features', 'mosaic'], description: 'Four panels of different widths, three with a screen and one with a list.', parts: [features()] },
    { key: 'pricing', title: 'pricing', kind: 'Pricing', tags: ['pricing', 'plans'], description: 'Three plans side by side on a dark ground, the middle one in the light. Short feature lists, one button each, stacked on phones.', parts: [pricing()] },
    { key: 'figures', title: 'figures', kind: 'Stats', tags: ['stats', 'figures'], description: 'Four figures with a line each, on a ground that glows from one corner.', parts: [figures()] },
    { key: 'voices', title: 'voices', kind: 'Testimonials', tags: ['testimonials', 'cards'], description: 'Three quotations in panels, each with a small portrait, a name and a role.', parts: [voices()] },
    { key: 'team', title: 'team', kind: 'Team', tags: ['team', 'people'], description: 'Three portraits in coloured light with name, role and one line.', parts: [team()] },
    { key: 'questions', title: 'questions', kind: 'FAQ', tags: ['faq', 'questions'], description: 'Four questions that open in place beside a short invitation to write.', parts: [questions()] },
    { key: 'call', title: 'call', kind: 'Call to action', tags: ['call to action', 'cover'], price: 9, description: 'Lines of light behind one centred sentence and two buttons.', parts: [call()] },
    { key: 'footer', title: 'footer', kind: 'Footer', tags: ['footer', 'links'], description: 'Name, one line and three lists of links on the darkest ground.', parts: [footer()] },
  ],
});
