import { col, heading, image, lead, row, rule, stack, text } from '../../nodes.js';
import type { Page } from '../describe.js';
import { pairs } from '../parts.js';
import { table } from '../table.js';
import { ask, border, opening, paragraph, step } from './grammar.js';
import { ink, red, sheet } from './look.js';
import { call } from './sections.js';

/** The page about one service, from the first call to the last signature. */
export const will: Page = {
  key: 'will',
  slug: 'a-will',
  label: 'A will, step by step',
  title: 'will, step by step',
  kind: 'Service detail',
  inMenu: false,
  tags: ['service detail', 'steps', 'process'],
  description: 'One service told from the first call to the last signature: what happens when, what to bring and what it costs.',
  parts: [
    border(),
    opening(
      '§ 1',
      'Wills',
      image('ledger-seal-quill', 'An engraved seal of fine lines around a quill', { radius: 0 }),
      heading(1, 'A will, step by step.'),
      lead('Four meetings with a page, two of them with us. Most people are done within ten days.'),
      ask(),
    ),
    paragraph(
      '§ 2',
      'What happens when',
      { bg: sheet },
      heading(2, 'Ten days, from tea to signature.'),
      stack(
        { gap: [24, 20] },
        rule({ color: ink }),
        ...table<[when: string, name: string, words: string]>(`
          Day 1 | An hour of questions | Who, what, and what if. We write while you talk, so that you can look out of the window.
          Day 3 | A draft in plain words | Two pages by post or mail. You cross things out. That is what it is for.
          Day 7 | A call about the crossings | Twenty minutes. We explain the two sentences that must stay odd.
          Day 10 | Two witnesses and a pen | Ours are called Joan and Peter. They have beautiful signatures.
        `).flatMap(step),
      ),
    ),
    paragraph(
      '§ 3',
      'Papers',
      {},
      row(
        { valign: 'top', gap: [64, 36] },
        col(
          52,
          { gap: [16, 14] },
          heading(2, 'What to bring.'),
          pairs(
            [
              ['Your passport', 'or driving licence'],
              ['A list of what you own', 'a guess is fine'],
              ['Full names of everybody', 'and their towns'],
              ['The old will', 'if there is one'],
            ],
            { ink, weight: 400, value: '#414B44' },
          ),
        ),
        col(
          48,
          { gap: [16, 14] },
          heading(2, 'What it costs.'),
          text('£240', { role: 'figure', color: red }),
          text('One price for one person. £390 for two wills that match. Changes within a year are free.'),
        ),
      ),
    ),
    call(),
  ],
};
