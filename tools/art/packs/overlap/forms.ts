/** Describes the forms: ticket enquiry, talk proposal and newsletter. */
import { formLook } from '../business.js';
import type { Form } from '../describe.js';
import { ink, onWhite } from './look.js';

const look = formLook(onWhite, '#FFFFFF', { line: ink });
const sender = [
  { name: 'name', label: 'Your name', kind: 'text', required: true, is_half: true },
  { name: 'email', label: 'Your email', kind: 'email', required: true, is_half: true },
];

export const ticketForm: Form = {
  key: 'contact',
  title: 'Ticket enquiry',
  fields: [
    ...sender,
    {
      name: 'ticket',
      label: 'Which ticket?',
      kind: 'select',
      options: ['One day', 'Three days', 'The table', 'A group from ten', 'None, just a question'],
      is_half: true,
    },
    { name: 'people', label: 'How many of you?', kind: 'number', is_half: true },
    { name: 'message', label: 'What should we know? (access, diet, arguments)', kind: 'textarea' },
  ],
  button: 'Hand it over the desk',
  look,
};
export const talkForm: Form = {
  key: 'talk',
  title: 'Talk proposal',
  fields: [
    ...sender,
    { name: 'title', label: 'Title (six words are plenty)', kind: 'text', required: true, is_half: true },
    {
      name: 'track',
      label: 'A track that isn’t yours',
      kind: 'select',
      options: ['People', 'Machines', 'Places'],
      is_half: true,
    },
    { name: 'proposal', label: 'Your 150 words', kind: 'textarea', required: true },
    { name: 'doubt', label: 'What are you unsure of?', kind: 'textarea' },
  ],
  button: 'Send the proposal',
  look,
};
export const letterForm: Form = {
  key: 'letter',
  title: 'Newsletter',
  fields: [{ name: 'email', label: 'Your email', kind: 'email', required: true }],
  button: 'Send me five letters',
  look,
};
