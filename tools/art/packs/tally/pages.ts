import { pagesOf } from '../entries.js';
import { call, hero, opening, receipt, remark } from './grammar.js';
import { counter, history, team } from './own.js';
import { deadlines, documents, example, prices, questions, services, switching, voices } from './sections.js';

export const pages = pagesOf(
  `
  home      | Home         | Home     | home, hero, accountant        | The front page of an accountant as one till receipt: a bill with its total, services as line items, due dates, prices and a first call.
  services  | Services     | Services | services, bookkeeping, VAT    | Five services as line items with amounts, a worked example of one year, and questions from the counter.
  prices    | Prices       | Pricing  | prices, packages              | Four sizes with a monthly price, three things that cost nothing, and a year added up.
  deadlines | Deadlines    | Schedule | deadlines, tax calendar       | Ten due dates of a tax year as a perforated strip with boxes to tick.
  switch    | Switch to us | Process  | steps, switching              | Thirty days from the first call to the first closed month, and what to bring.
  team      | Team         | About    | team, about                   | Four people with portraits printed in characters, and how one desk became four.
  answers   | Questions    | FAQ      | faq, questions                | Five questions with short answers, and what to bring to the first call.
  contact   | Contact      | Contact  | contact, form, opening hours  | A form for a first call, opening hours and the way to the counter. Without a form plugin, buttons take its place.
`,
  {
    home: receipt(hero(), services(), deadlines(), prices(), voices(), call()),
    services: receipt(
      opening(
        'No. 000002',
        'Five items, no small print.',
        'You can take one of them or all. The amounts stay the same.',
        ['coins', 'Four stacks of coins, each taller than the one before'],
        remark('Printed daily', 'The amounts on this page are those on the bills. Same till.'),
      ),
      services(),
      example(),
      call(),
    ),
    prices: receipt(
      opening(
        'No. 000003',
        'How much, first.',
        'You asked, so here it is. The rest of this page explains the number.',
        ['scales', 'A pair of scales: coins on one side, a receipt on the other'],
        remark('Fixed', 'A price holds for a year, even if you ring every Tuesday.'),
      ),
      prices(),
      example(),
      call(),
    ),
    deadlines: receipt(
      opening(
        'No. 000004',
        'No surprises in January.',
        'Every date of the tax year on one strip. You tear it off, we keep it.',
        ['calendar', 'A desk calendar on which one day stands out'],
        remark('Penalty so far', '0.00, for 412 clients, since 2004. We don’t talk about 2003.'),
      ),
      deadlines(),
      questions(),
      call(),
    ),
    switch: receipt(
      opening(
        'No. 000005',
        'You sign one letter.',
        'We write it, you sign it, your old accountant nods.',
        ['shoebox', 'A box full of slips with its lid beside it'],
        remark('Takes', 'Eleven minutes of your time, spread over a month.'),
      ),
      switching(),
      documents(),
      call(),
    ),
    team: receipt(
      opening(
        'No. 000006',
        'Four people, one till.',
        'They have all been asked whether it is boring. It is not, when it comes out even.',
        ['coffee', 'A mug beside a stack of coins'],
        remark('Handwritten', 'Birthday cards. Bills come from the till.'),
      ),
      team(),
      history(),
      call(),
    ),
    answers: receipt(
      opening(
        'No. 000007',
        'Go on, ask how much.',
        'Everybody does. It is a good question, and we answer it first.',
        ['pig', 'A piggy bank with a coin above its slot'],
        remark('In plain words', 'No question is too small for a pencil.'),
      ),
      questions(),
      documents(),
      call(),
    ),
    contact: receipt(
      opening(
        'No. 000008',
        'Ring, write, drop a box.',
        'You’ll have an answer within one working day, with a number in it.',
        ['telephone', 'A telephone with its receiver above the hook'],
        remark('In a hurry?', `In January, ring. In June, write. In August, we have time for coffee.`),
      ),
      counter(),
      documents(),
    ),
  },
  { team: { inMenu: true }, answers: { inMenu: false, slug: 'questions' }, switch: { slug: 'switch-to-us' } },
);
