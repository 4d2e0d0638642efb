import { type Concept, sections } from './section-concepts.js';

const trades: Concept[] = [
  {
    terms: 'restaurant, dining',
    queries:
      'bistro, eatery, pizzeria, gasthaus, wirtshaus, gaststätte, lokal, trattoria, gasthof, food, diner, steakhouse, sushi, pizza, burger, food truck, imbiss, essen, küche, speiselokal',
  },
  {
    terms: 'cafe, bakery, coffee, bäckerei',
    queries:
      'coffee shop, baker, patisserie, bäcker, bäckerei, konditorei, kaffee, cake, cakes, ice cream, eisdiele, eiscafé, kuchen, tea room',
    near: 'restaurant',
  },
  {
    terms: 'hotel, guesthouse, inn',
    queries:
      'guest house, b&b, bed and breakfast, hostel, pension, ferienwohnung, unterkunft, zimmer, gästehaus, gasthof, motel, resort, lodge, holiday home, vacation rental, apartments, accommodation, ferienhaus, herberge, campingplatz, camping',
  },
  {
    terms: 'law, lawyer, legal, kanzlei, anwalt',
    queries:
      'law firm, attorney, solicitor, notary, anwalt, rechtsanwalt, kanzlei, notar, lawyers, legal advice, barrister, jurist, anwaltskanzlei, rechtsanwälte, notariat',
    near: 'business, services',
  },
  {
    terms: 'dental, dentist, medical, clinic, doctor, zahnarzt, arzt',
    queries:
      'physician, practice, surgery, physiotherapist, physio, arzt, zahnarzt, arztpraxis, praxis, physiotherapie, medicine, medical practice, doctors, hospital, orthodontist, pharmacy, health, nurse, care home, zahnarztpraxis, hausarzt, krankenhaus, apotheke, pflege, gesundheit, tierarzt, vet, veterinary',
    near: 'health, features',
  },
  {
    terms: 'trades, plumber, plumbing, electrician, handwerker',
    queries:
      'handyman, craftsman, heating, klempner, installateur, elektriker, handwerker, heizung, sanitär, painter, locksmith, repair, electric, installer, maler, schlosser, schreiner, tischler, reparatur, gas wasser, cleaning, reinigung',
    near: 'services, business',
  },
  {
    terms: 'construction, builder, building, roofing, bau',
    queries:
      'roofer, contractor, carpenter, architect, bau, bauunternehmen, dachdecker, zimmerer, handwerker, architekt, builders, renovation, civil engineering, baufirma, renovierung, bauhandwerk, maurer',
    near: 'services, business',
  },
  {
    terms: 'school, kindergarten, education, schule, kita',
    queries:
      'nursery, college, courses, academy, preschool, schule, kita, bildung, kurse, university, teacher, tutor, driving school, training, childcare, lehrer, universität, fahrschule, musikschule, nachhilfe, kindergärten, unterricht',
    near: 'classes, team',
  },
  {
    terms: 'salon, hair, hairdresser, beauty, barber, friseur',
    queries:
      'hair salon, spa, nails, cosmetics, frisör, friseur, friseursalon, kosmetik, nagelstudio, hairdressers, beauty salon, make up, tattoo, beautician, friseurin, haare, schönheit, kosmetikstudio, tattoostudio',
    near: 'services, studio',
  },
  {
    terms: 'gym, fitness',
    queries:
      'sports, personal trainer, crossfit, workout, fitness studio, fitnessstudio, sport, sportverein, trainer, sports club, boxing, martial arts, dance, football club, trainieren, sportstudio, tanzschule, fussballverein, kampfsport',
    near: 'sports, classes',
  },
  {
    terms: 'yoga, wellness, massage',
    queries:
      'pilates, meditation, therapist, heilpraktiker, entspannung, yoga studio, psychologist, therapy, counselling, healing, reiki, yogastudio, therapie, psychologe, heilpraktikerin, achtsamkeit',
    near: 'health, classes',
  },
  {
    terms: 'charity, nonprofit, verein',
    queries:
      'non profit, non-profit, ngo, foundation, association, community, verein, stiftung, gemeinnützig, hilfsorganisation, social project, fundraising, ehrenamt, hilfe, förderverein',
    near: 'nonprofit, community',
  },
  {
    terms: 'church, parish, kirche, gemeinde',
    queries: 'congregation, worship, kirche, gemeinde, kirchengemeinde, gottesdienst',
    near: 'community',
  },
  {
    terms: 'photography, photographer, fotograf, fotografie',
    queries: 'photo studio, wedding photographer, fotograf, fotografie, hochzeitsfotograf, hochzeit',
    near: 'portfolio, gallery',
  },
  { terms: 'band, music, musician', queries: 'artist, singer, concert, dj, musik, musiker, sänger', near: 'portfolio, studio' },
  {
    terms: 'event, conference, festival',
    queries: 'meetup, summit, wedding, konferenz, tagung, messe, veranstaltung',
    near: 'services, landing',
  },
  {
    terms: 'estate, realtor, property, immobilien',
    queries: 'real estate, estate agent, real estate agent, letting agent, immobilien, makler, immobilienmakler',
    near: 'business, features',
  },
  {
    terms: 'accounting, accountant, consultant, consulting, steuerberater',
    queries:
      'tax, bookkeeper, advisor, adviser, steuerberater, buchhaltung, beratung, berater, unternehmensberatung, insurance, bank, financial advisor, coach, coaching, tax advisor, versicherung, finanzen, coach, steuerbüro, unternehmensberater',
    near: 'business, services',
  },
  {
    terms: 'magazine, blog',
    queries:
      'newspaper, news site, zeitschrift, zeitung, magazin, author, writer, podcast, publisher, autor, autorin, verlag, redaktion',
  },
  {
    terms: 'personal, freelancer, freelance',
    queries:
      'self employed, freiberufler, selbstständig, persönliche seite, personal site, influencer, portfolio site, freiberuflich, selbständig, bewerbungsseite',
    near: 'portfolio',
  },
  {
    terms: 'software, saas, app',
    queries:
      'startup, start-up, product page, programm, anwendung, it, tech, technology, web app, mobile app, ai, it company, softwarefirma, technik, app landing page, sass, it dienstleister',
  },
  {
    terms: 'shop, store, ecommerce, products',
    queries:
      'online shop, web shop, e-commerce, woocommerce, onlineshop, webshop, laden, geschäft, produkte, boutique, fashion, clothes, jewellery, jewelry, furniture, bookshop, e-shop, mode, schmuck, möbel, buchladen, online laden, verkaufen',
  },
  {
    terms: 'pottery, ceramics, craft, crafts',
    queries: 'handmade, workshop, töpferei, keramik, handwerk, kunsthandwerk, ceramic, potter, maker, artisan, töpfer, keramiker',
    near: 'shop',
  },
  {
    terms: 'garden, florist, plants, blumen',
    queries: 'flower shop, flowers, gardener, landscaping, nursery plants, blumen, blumenladen, gärtner, gärtnerei, garten',
    near: 'plants, shop',
  },
  {
    terms: 'studio, agency, design',
    queries:
      'design agency, creative agency, agentur, werbeagentur, designbüro, designer, graphic designer, graphic design, marketing agency, web agency, branding, grafikdesigner, grafiker, designagentur, werbung, kreativagentur, marketing',
  },
  {
    terms: 'travel, tourism, reisen',
    queries: 'tour, tours, trips, travel agency, tour guide, surf, surfing, reise, reisebüro, urlaub, tourismus',
  },
  {
    terms: 'bar, pub',
    queries: 'cocktail bar, wine bar, winery, brewery, kneipe, weingut, brauerei, weinbar',
    near: 'restaurant',
  },
];

/** Categories whose names are everyday words. */
const fields: Concept[] = [
  { terms: 'business', queries: 'unternehmen, firma' },
  { terms: 'community', queries: 'gemeinschaft' },
  { terms: 'crafts', queries: 'handwerk und kunst' },
  { terms: 'food', queries: 'essen und trinken' },
  { terms: 'health', queries: 'gesundheit' },
  { terms: 'garden', queries: 'haus und garten' },
  { terms: 'law', queries: 'recht' },
  { terms: 'personal', queries: 'persönlich' },
  { terms: 'trades', queries: 'handwerk' },
];

const looks: Concept[] = [
  { terms: 'bold', queries: 'kräftig' },
  { terms: 'calm', queries: 'ruhig' },
  { terms: 'classic', queries: 'klassisch' },
  { terms: 'illustrated', queries: 'illustriert' },
  { terms: 'red', queries: 'rot' },
  { terms: 'yellow', queries: 'gelb' },
  { terms: 'green', queries: 'grün' },
  { terms: 'turquoise', queries: 'türkis' },
  { terms: 'blue', queries: 'blau' },
  { terms: 'purple', queries: 'violett, lila' },
  { terms: 'pink', queries: 'rosa' },
  { terms: 'brown', queries: 'braun' },
  { terms: 'dark', queries: 'black, night, dunkel, schwarz' },
  { terms: 'light', queries: 'bright, white, hell, weiß' },
  { terms: 'minimal, minimalist', queries: 'simple, clean, plain, schlicht, minimalistisch, einfach' },
  { terms: 'colourful, colorful, playful', queries: 'bunt, farbenfroh, verspielt' },
];

export const concepts: readonly Concept[] = [...sections, ...trades, ...fields, ...looks];

/** Words that say nothing about a template; a search ignores them beside other words. */
export const stopWords = new Set(
  `a an and at by for from in into my of on or our the to us with your page pages website websites web site sites template templates
  theme themes company business firm homepage section block blocks layout wordpress
  ein eine einen einer das der die den dem des für fuer im in mein meine mit oder und unser unsere von vom zu zum zur
  seite seiten webseite website internetseite vorlage vorlagen firma unternehmen bereich abschnitt`.split(/\s+/),
);
