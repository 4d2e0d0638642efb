import type { ItemType } from '@kithouse/contract';
import { describe, expect, test } from 'vitest';
import { openSearchableShelf } from '../../testing/searchable-shelf.js';
import { readStarterItems } from '../../testing/starter-items.js';

const items = readStarterItems();
const search = openSearchableShelf(items);

/** Lists searches with what they look for: the slug of an item, its template type, or one of its tags. */
const searches: Record<ItemType, Record<string, string[]>> = {
  pack: {
    'driftwood-hotel': [
      'hotel',
      'guest house b&b',
      'Pension',
      'ferienwohnung',
      'hotels',
      'hotle',
      'bed and breakfast',
      'Gästehaus',
    ],
    'loam-shop': ['onlineshop', 'pottery', 'online store', 'Töpferei', 'keramik shop', 'webshop', 'handmade crafts', 'ceramic'],
    'morsel-restaurant': ['restaurant', 'restuarant', 'restaurants', 'Gaststätte', 'pizzeria website', 'bistro', 'Gasthof'],
    'northbeam-software': [
      'saas',
      'software landing page',
      'dark minimal',
      'startup',
      'app',
      'Softwareunternehmen',
      'tech company',
      'dunkel software',
      'IT',
    ],
    'plinth-studio': ['portfolio', 'design agency', 'Werbeagentur', 'creative studio', 'agencies', 'designer', 'Grafikdesigner'],
  },
  page: {
    About: ['about us', 'über uns', 'ueber uns', 'Wer wir sind', 'our story'],
    Contact: ['contact', 'kontakt', 'contact us', 'Kontaktseite', 'get in touch'],
    Blog: ['blog', 'news', 'Neuigkeiten', 'journal', 'Aktuelles'],
    Home: ['home page', 'homepage', 'Startseite', 'front page'],
    Services: ['services', 'Leistungen', 'what we offer', 'Angebote', 'service'],
    'Landing page': ['landing page', 'one pager', 'landingpage'],
    'morsel-menu': ['restaurant menu', 'restuarant menu', 'Speisekarte'],
  },
  block: {
    Contact: ['contact form', 'kontaktformular', 'address'],
    'Opening hours': ['opening hours', 'öffnungszeiten', 'oeffnungszeiten', 'hours'],
    Map: ['anfahrt'],
    FAQ: ['faq', 'faq accordion', 'häufige Fragen', 'frequently asked questions', 'questions and answers', 'FAQs'],
    Gallery: ['gallery of images', 'photo gallery', 'Bildergalerie', 'galery', 'Fotogalerie', 'picture grid'],
    Pricing: ['pricng table', 'preise', 'comparison table', 'pricing', 'Preistabelle', 'prices', 'pricing plans', 'Pakete'],
    Team: ['team members', 'unser team', 'our team', 'Mitarbeiter', 'staff', 'employees'],
    'call to action': ['call to action', 'cta', 'Handlungsaufforderung', 'banner', 'book a table'],
    Hero: ['hero', 'hero section', 'hero image', 'Titelbild', 'heroes'],
    Footer: ['footer', 'footer dark', 'fußzeile', 'fusszeile', 'foter'],
    Testimonials: ['testimonials', 'Kundenstimmen', 'customer reviews', 'testimonal', 'Bewertungen', 'Rezensionen'],
    Features: ['features', 'Vorteile', 'why choose us', 'benefits', 'feature grid'],
    Stats: ['stats', 'statistics', 'numbers', 'Zahlen und Fakten', 'counter'],
    Process: ['how it works', 'steps', 'Ablauf', 'process', 'Arbeitsschritte'],
    Products: ['products', 'product grid', 'Produkte', 'shop products'],
    Menu: ['menu', 'food menu', 'Speisekarte', 'menu card'],
    About: ['about', 'über uns', 'about us section'],
    newsletter: ['newsletter', 'newsletter signup', 'subscribe'],
    pictures: ['pictures', 'Bilder'],
  },
};

const cases = Object.entries(searches).flatMap(([type, wanted]) =>
  Object.entries(wanted).flatMap(([name, texts]) => texts.map((text) => ({ type: type as ItemType, name, text }))),
);

describe('[R-FIND-06] searches of the starter catalogue', () => {
  test.for(cases)('$type “$text” lists $name among the first three', async ({ type, name, text }) => {
    const found = await search(type, text);

    expect(found.items.flatMap(({ names }) => names)).toContain(name);
  });
});
