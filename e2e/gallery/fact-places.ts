import type { FactPlace } from '@kithouse/contract';

/** Places that show former details of the business. */
export const factPlaces: FactPlace[] = [
  {
    id: '4/phone-1',
    title: 'Contact',
    kind: 'Page',
    edit_link: '#',
    key: 'phone',
    from: '+44 1632 960 501',
    to: '+44 1632 960 555',
    times: 2,
    is_certain: true,
  },
  {
    id: '4/city-1',
    title: 'Contact',
    kind: 'Page',
    edit_link: '#',
    key: 'city',
    from: 'Hull',
    to: 'Scarborough',
    times: 3,
    is_certain: false,
  },
  {
    id: '9/opening_hours-1',
    title: 'Harbour footer',
    kind: 'Template part',
    edit_link: '#',
    key: 'opening_hours',
    from: 'Monday – Friday 8:00 AM – 4:30 PM',
    to: 'Monday – Friday 9:00 AM – 5:30 PM, Saturday 10:00 AM – 2:00 PM',
    times: 1,
    is_certain: true,
  },
  {
    id: '9/social/instagram/0-1',
    title: 'Harbour footer',
    kind: 'Template part',
    edit_link: '#',
    key: 'social/instagram/0',
    from: 'https://www.instagram.com/harbour',
    to: 'https://www.instagram.com/harbour.house',
    times: 1,
    is_certain: true,
  },
];
