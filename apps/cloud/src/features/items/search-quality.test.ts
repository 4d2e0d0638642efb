import type { ItemType } from '@kithouse/contract';
import { describe, expect, test } from 'vitest';
import { openSearchableShelf } from '../../testing/searchable-shelf.js';

/** Describes items as `title | labels | description`, as authors write them. */
const shelf: Record<ItemType, string[]> = {
  pack: [
    'Driftwood hotel | Hotel, Guest house, calm, light | A guest house by the sea, with rooms, a journal and a menu.',
    'Loam shop | Shop, Pottery, Craft, warm | A pottery studio that sells its bowls.',
    'Morsel restaurant | Restaurant, Food and drink, warm | A restaurant with a menu, hours and bookings.',
    'Northbeam software | Software, SaaS, dark, minimal | A product site with pricing and a changelog.',
    'Plinth studio | Design studio, Agency, Portfolio | A studio that shows its work.',
    'Ledger law | Law firm, Notary | Practice areas, people and fees of a small law firm.',
    'Clearwell dental | Dentist, Medical | Treatments, team and appointments of a dental practice.',
    'Girder construction | Construction, Roofing | Services and current sites of a builder.',
    'Lantern school | School, Nursery, Education | Classes by age and a day at school.',
    'Vire salon | Hair salon, Beauty | Cuts, colour and bookings.',
    'Kinetic gym | Gym, Fitness | Classes, timetable and coaches.',
    'Commonground charity | Charity, Non-profit, Club | Projects, people and a way to give.',
    'Alder church | Church, Parish | Sundays, groups and sermons.',
    'Hollow photography | Photography, Weddings, dark, minimal | Stories, portfolio and prices of a photographer.',
    'Halogen music | Music, Band | Dates, records and a mailing list.',
    'Overlap event | Conference, Festival, Event | Tracks, speakers and tickets.',
    'Oakhurst estates | Real estate, Lettings | Homes to buy and to rent.',
    'Tally accounting | Accountant, Consultant | Services and deadlines.',
    'Marginalia magazine | Magazine, Blog | A long read and its letters.',
    'Noor personal | Personal, Freelancer | A CV, work and words. Works with any page builder.',
    'Stillpoint yoga | Yoga, Wellness | Classes, teacher and prices.',
    'Fernway garden | Garden, Florist | Gardens, care plans and a plant shop.',
    'Copperline trades | Plumber, Electrician | Services, prices and areas served.',
    'Crumb café | Café, Bakery | Cakes, hours and the counter.',
    'Müllers Werkstatt | Handwerk | Leistungen und Preise, für jede Website.',
  ],
  page: [
    'Driftwood about | About | The people and the house.',
    'Morsel menu | Restaurant, Menu | Lunch, supper and drinks.',
    'Morsel booking | Restaurant, Contact | Book a table and find us.',
    'Clearwell contact | Medical, Contact | Ask for an appointment.',
    'Commonground give | Charity, Donate | What a gift does.',
    'Halogen dates | Music, Events | The tour.',
    'Noor CV | Personal | Work since 2010.',
    'Overlap schedule | Event | Two days, three lanes.',
  ],
  block: [
    'Contact form | Form, Contact | Name, mail and message.',
    'Contact cards | Contact | Phone, mail and address.',
    'About with picture | About | Text beside a picture.',
    'FAQ accordion | FAQ | Questions that open.',
    'Gallery mosaic | Gallery | One large and four small pictures.',
    'Pricing plans | Pricing | Three plans.',
    'Price list | Price list | Names, dots and prices.',
    'Comparison table | Table | Ticks by column.',
    'Opening hours | Hours | Days and times.',
    'Menu board | Menu | Dishes by course.',
    'Team cards | Team | Portraits, names and roles.',
    'Hero split | Hero | Headline, text and picture.',
    'Header centred | Header | Logo in the middle.',
    'Footer dark | Footer, dark | Four columns.',
    'Footer light | Footer, light | One line.',
    'Call to action card | CTA | A headline and a button.',
    'Map with directions | Map, Contact | A street and a route.',
    'Event list | Events | Dates and places.',
    'Schedule of a day | Schedule | Times and rows.',
    'Donation amounts | Donate | Four amounts.',
    'Error page with links | 404 | The most wanted pages.',
    'Latest posts | Blog | Three posts.',
    'Kundenstimmen | Testimonials | Drei kurze Zitate.',
  ],
};

const items = Object.entries(shelf).flatMap(([type, described]) =>
  described.map((item) => {
    const [title = '', labels = '', description = ''] = item.split(' | ');
    return { type: type as ItemType, kind: '', title, labels, description };
  }),
);
const searchItems = openSearchableShelf(items);

async function search(type: ItemType, text: string) {
  const found = await searchItems(type, text);
  return { ...found, titles: found.items.map(({ title }) => title) };
}

describe('[R-FIND-01] [R-FIND-02] a search in everyday words', () => {
  test.for<[ItemType, string, string]>([
    ['block', 'contact form', 'Contact form'],
    ['block', 'kontaktformular', 'Contact form'],
    ['block', 'über uns', 'About with picture'],
    ['block', 'ueber uns', 'About with picture'],
    ['page', 'about us', 'Driftwood about'],
    ['block', 'faq', 'FAQ accordion'],
    ['block', 'häufige Fragen', 'FAQ accordion'],
    ['block', 'gallery of images', 'Gallery mosaic'],
    ['block', 'Bildergalerie', 'Gallery mosaic'],
    ['block', 'preise', 'Pricing plans'],
    ['block', 'öffnungszeiten', 'Opening hours'],
    ['block', 'oeffnungszeiten', 'Opening hours'],
    ['block', 'call to action', 'Call to action card'],
    ['block', 'cta', 'Call to action card'],
    ['block', 'navigation', 'Header centred'],
    ['block', 'footer dark', 'Footer dark'],
    ['block', 'anfahrt', 'Map with directions'],
    ['block', 'unser team', 'Team cards'],
    ['block', '404', 'Error page with links'],
    ['block', 'testimonials', 'Kundenstimmen'],
    ['page', 'book a table', 'Morsel booking'],
    ['page', 'lebenslauf', 'Noor CV'],
    ['page', 'spenden', 'Commonground give'],
    ['page', 'concert dates', 'Halogen dates'],
    ['pack', 'law firm website', 'Ledger law'],
    ['pack', 'Rechtsanwalt Kanzlei', 'Ledger law'],
    ['pack', 'zahnarzt', 'Clearwell dental'],
    ['pack', 'doctor', 'Clearwell dental'],
    ['pack', 'builder', 'Girder construction'],
    ['pack', 'Dachdecker', 'Girder construction'],
    ['pack', 'klempner', 'Copperline trades'],
    ['pack', 'kirchengemeinde', 'Alder church'],
    ['pack', 'fotograf hochzeit', 'Hollow photography'],
    ['pack', 'guest house b&b', 'Driftwood hotel'],
    ['pack', 'bäckerei', 'Crumb café'],
    ['pack', 'frisör', 'Vire salon'],
    ['pack', 'fitness studio', 'Kinetic gym'],
    ['pack', 'non profit', 'Commonground charity'],
    ['pack', 'real estate agent', 'Oakhurst estates'],
    ['pack', 'onlineshop', 'Loam shop'],
    ['pack', 'software landing page', 'Northbeam software'],
    ['pack', 'dark minimal', 'Northbeam software'],
    ['pack', 'werkstatt website', 'Müllers Werkstatt'],
  ])('finds among %ss with “%s” the %s', async ([type, text, title]) => {
    expect((await search(type, text)).titles).toContain(title);
  });

  test('[R-FIND-02] lists a trade before items that only mention the word', async () => {
    expect((await search('pack', 'builder')).titles[0]).toBe('Girder construction');
    expect((await search('pack', 'menu')).titles[0]).toBe('Morsel restaurant');
  });
});

describe('[R-FIND-03] a search without an exact match', () => {
  test.for<[ItemType, string, string, string]>([
    ['block', 'pricng table', 'Pricing plans', 'pricing'],
    ['pack', 'restuarant submarine', 'Morsel restaurant', 'restaurant'],
    ['pack', 'church with a trampoline', 'Alder church', 'church'],
  ])('among %ss “%s” shows %s and states the search it shows', async ([type, text, title, corrected]) => {
    const found = await search(type, text);

    expect(found.titles).toContain(title);
    expect(found.corrected).toContain(corrected);
  });

  test('stays empty when no word resembles a known one', async () => {
    expect(await search('pack', 'xylophone zeppelin')).toMatchObject({ total: 0, corrected: '' });
  });
});

describe('[R-FIND-07] a search for a known thing that no item has', () => {
  test.for<[ItemType, string, string, string]>([
    ['block', 'coming soon', 'Hero split', 'hero'],
    ['block', 'roadmap', 'Latest posts', 'blog'],
    ['pack', 'Weingut', 'Morsel restaurant', 'restaurant'],
    ['pack', 'brewery in London', 'Morsel restaurant', 'restaurant'],
  ])('among %ss “%s” shows %s and states the search it shows', async ([type, text, title, corrected]) => {
    const found = await search(type, text);

    expect(found.titles).toContain(title);
    expect(found.corrected).toBe(corrected);
  });
});

describe('[R-FIND-01] [R-FIND-02] plurals and compounds', () => {
  test.for<[ItemType, string, string]>([
    ['pack', 'agencies', 'Plinth studio'],
    ['pack', 'churches', 'Alder church'],
    ['pack', 'Kirchen', 'Alder church'],
    ['pack', 'Hotelwebsite', 'Driftwood hotel'],
    ['pack', 'Familienrestaurant', 'Morsel restaurant'],
    ['block', 'heroes', 'Hero split'],
    ['block', 'Teamseite', 'Team cards'],
  ])('among %ss “%s” finds %s without a correction', async ([type, text, title]) => {
    const found = await search(type, text);

    expect(found.titles[0]).toBe(title);
    expect(found.corrected).toBe('');
  });
});

describe('[R-FIND-01] stop words', () => {
  test('count when nothing else is asked', async () => {
    expect((await search('pack', 'website')).titles).toEqual(['Müllers Werkstatt']);
  });
});
