/** Sections of Northbeam with figures, voices and people. */
import { bar, card, eyebrow, grid, heading, image, section, small, stack, text } from '../../nodes.js';
import { edge, night, panel, side, theme } from './look.js';
import { centred, middle } from './product.js';

export const figures = () =>
  section(
    { bg: side, width: 1200, pad: [88, 56] },
    grid(
      4,
      { gap: [28, 28] },
      ...(
        [
          ['38%', 'fewer late releases in the first quarter'],
          ['4 min', 'from sign-up to first forecast'],
          ['2,100', 'teams look at it before their coffee'],
          ['99.98%', 'of hours answered on time, last year'],
        ] as const
      ).map(([n, line]) => stack({ gap: [6, 4] }, text(n, { role: 'figure', color: '#7CE8D2', size: [54, 44] }), text(line))),
    ),
  );

export const voice = (src: string, quote: string, name: string, role: string) =>
  card(
    { bg: panel, line: edge, pad: [34, 26], gap: [26, 22] },
    text(quote, { color: '#E4E9FF', size: [19, 18] }),
    bar(
      { justify: 'flex-start', gap: 14, nowrap: true },
      image(src, `Portrait of ${name}`, { width: 52, radius: 99 }),
      stack({ gap: [0, 0] }, text(name, { weight: 600, color: '#F2F5FF' }), small(role)),
    ),
  );

export const voices = () =>
  section(
    { bg: night, width: 1200, gap: [56, 36] },
    middle(eyebrow('from people with release dates', centred), heading(2, 'They stopped guessing in week two.', centred)),
    grid(
      3,
      { gap: [24, 20] },
      voice(
        'northbeam-priya',
        '“For the first time the board meeting is about what to build, not about whether it will be done.”',
        'Priya Raman',
        'Head of engineering, Fennel',
      ),
      voice(
        'northbeam-jonas',
        '“It told us on Tuesday what we would have found out on Friday evening. I like my Fridays.”',
        'Jonas Berg',
        'Release manager, Tramway',
      ),
      voice(
        'northbeam-amara',
        '“I deleted four spreadsheets and a recurring meeting. Nobody noticed, which is the point.”',
        'Amara Diallo',
        'Product lead, Cold Harbour',
      ),
    ),
  );

export const team = () =>
  section(
    { bg: night, width: 1200, gap: [52, 36] },
    stack({ narrow: 640, gap: [16, 14] }, eyebrow('people'), heading(2, 'Built by people who were late once.')),
    grid(
      3,
      { gap: [28, 36] },
      ...(
        [
          ['northbeam-priya', 'Priya Raman', 'Founder', 'Missed one date in 2014 and has been counting since.'],
          ['northbeam-jonas', 'Jonas Berg', 'Forecasts', 'A weather man by training. Says software is easier.'],
          ['northbeam-amara', 'Amara Diallo', 'Product', 'Removes a button every Friday and waits for letters.'],
        ] as const
      ).map(([src, name, role, line]) =>
        stack(
          { gap: [18, 14] },
          image(src, `Portrait of ${name}`),
          stack({ gap: [4, 4] }, heading(3, name), small(role, { color: theme.accentText }), text(line)),
        ),
      ),
    ),
  );
