/**
 * Describes one thing that people search for. `terms` are the words that titles, tags and categories use for it; `asked` are
 * other words and phrases for it, in English and German. A term finds the other terms of its concept too.
 */
type Concept = { terms: string; asked?: string };

/** Separates phrases by commas. Accents, capitals and German umlauts don't matter. */
const sections: Concept[] = [
  { terms: 'form, contact', asked: 'contact form, kontaktformular, formular, enquiry form, inquiry form, get in touch, anfrage' },
  { terms: 'contact, kontakt', asked: 'contact us, reach us, find us, write to us' },
  {
    terms: 'about, story, über',
    asked: 'about us, who we are, our story, history, über uns, über mich, wer wir sind, geschichte',
  },
  { terms: 'faq, faqs, questions, fragen', asked: 'frequently asked questions, help, accordion, häufige fragen, fragen' },
  {
    terms: 'gallery, galleries, galerie',
    asked: 'photo gallery, image gallery, photos, images, pictures, galerie, bildergalerie, bilder, fotos',
  },
  {
    terms: 'pricing, prices, price, plans, preise',
    asked: 'price list, rates, fees, costs, preise, preisliste, preistabelle, kosten, tarife',
  },
  { terms: 'table, comparison', asked: 'compare, comparison table, specs, tabelle, vergleich, vergleichstabelle' },
  {
    terms: 'booking, reservation, appointment, book, termin, buchung',
    asked: 'reserve, book a table, termin, terminbuchung, buchung, buchen, reservierung',
  },
  { terms: 'hours, öffnungszeiten', asked: 'opening hours, opening times, business hours, öffnungszeiten, sprechzeiten' },
  { terms: 'menu, speisekarte', asked: 'food menu, dishes, speisekarte, menü, getränkekarte, karte' },
  {
    terms: 'team, people, staff',
    asked: 'team members, our team, meet the team, crew, unser team, mitarbeiter, ansprechpartner',
  },
  {
    terms: 'testimonials, testimonial, reviews, voices, quote, kundenstimmen',
    asked: 'customer reviews, ratings, kundenstimmen, bewertungen, referenzen',
  },
  { terms: 'features, feature, benefits', asked: 'advantages, why us, vorteile, funktionen, merkmale' },
  { terms: 'services, service, leistungen', asked: 'what we do, leistungen, angebot, dienstleistungen' },
  { terms: 'steps, process, ablauf', asked: 'how it works, ablauf, schritte, so funktioniert es' },
  { terms: 'stats, figures, numbers', asked: 'statistics, facts and figures, counters, zahlen, statistik' },
  { terms: 'cta, call', asked: 'call to action, banner, handlungsaufforderung' },
  { terms: 'newsletter, letters', asked: 'subscribe, sign up form, mailing list, email signup, anmelden, rundbrief' },
  {
    terms: 'map, directions, anfahrt',
    asked: 'location, find the way, google maps, anfahrt, karte anfahrt, standort, wegbeschreibung, lageplan',
  },
  { terms: 'timeline, changelog, milestones', asked: 'chronology, roadmap, zeitleiste, meilensteine' },
  { terms: 'blog, journal, posts', asked: 'articles, news, latest posts, neuigkeiten, aktuelles, beiträge, artikel' },
  { terms: 'header, navigation', asked: 'nav, navbar, top bar, menu bar, kopfzeile, navigationsleiste, hauptmenü' },
  { terms: 'footer', asked: 'bottom bar, fußzeile, impressum' },
  { terms: 'hero, cover', asked: 'banner image, intro, headline section, titelbereich, startbild' },
  { terms: 'logos, clients, partners', asked: 'client logos, trusted by, kunden, partnerlogos' },
  { terms: '404', asked: 'not found, error page, page not found, fehlerseite, nicht gefunden' },
  {
    terms: 'events, dates, termine, veranstaltungen',
    asked: 'event list, concert dates, calendar, veranstaltungen, termine, kalender, konzerte',
  },
  { terms: 'schedule, timetable', asked: 'agenda, programme, program, stundenplan, zeitplan, kursplan' },
  { terms: 'donate, donation, giving, spenden', asked: 'donations, give, spenden, spende' },
  { terms: 'imprint, privacy, legal, impressum, datenschutz', asked: 'terms and conditions, datenschutz, agb, rechtliches' },
  { terms: 'cv, resume, lebenslauf', asked: 'curriculum vitae, lebenslauf' },
  { terms: 'portfolio, work, projects', asked: 'case studies, our work, arbeiten, projekte' },
  { terms: 'landing', asked: 'landing page, one page, onepager, startseite' },
];

const trades: Concept[] = [
  { terms: 'restaurant, dining', asked: 'bistro, eatery, pizzeria, gasthaus, wirtshaus, gaststätte, lokal, trattoria' },
  { terms: 'cafe, bakery, coffee, bäckerei', asked: 'coffee shop, baker, patisserie, bäcker, bäckerei, konditorei, kaffee' },
  {
    terms: 'hotel, guesthouse, inn',
    asked: 'guest house, b&b, bed and breakfast, hostel, pension, ferienwohnung, unterkunft, zimmer',
  },
  {
    terms: 'law, lawyer, legal, kanzlei, anwalt',
    asked: 'law firm, attorney, solicitor, notary, anwalt, rechtsanwalt, kanzlei, notar',
  },
  {
    terms: 'dental, dentist, medical, clinic, doctor, zahnarzt, arzt',
    asked: 'physician, practice, surgery, physiotherapist, physio, arzt, zahnarzt, arztpraxis, praxis, physiotherapie',
  },
  {
    terms: 'trades, plumber, plumbing, electrician, handwerker',
    asked: 'handyman, craftsman, heating, klempner, installateur, elektriker, handwerker, heizung, sanitär',
  },
  {
    terms: 'construction, builder, building, roofing, bau',
    asked: 'roofer, contractor, carpenter, architect, bau, bauunternehmen, dachdecker, zimmerer, handwerker, architekt',
  },
  {
    terms: 'school, kindergarten, education, schule, kita',
    asked: 'nursery, college, courses, academy, preschool, schule, kita, bildung, kurse',
  },
  {
    terms: 'salon, hair, hairdresser, beauty, barber, friseur',
    asked: 'hair salon, spa, nails, cosmetics, frisör, friseur, friseursalon, kosmetik, nagelstudio',
  },
  {
    terms: 'gym, fitness',
    asked: 'sports, personal trainer, crossfit, workout, fitness studio, fitnessstudio, sport, sportverein',
  },
  { terms: 'yoga, wellness, massage', asked: 'pilates, meditation, therapist, heilpraktiker, entspannung' },
  {
    terms: 'charity, nonprofit, verein',
    asked: 'non profit, non-profit, ngo, foundation, association, community, verein, stiftung, gemeinnützig, hilfsorganisation',
  },
  { terms: 'church, parish, kirche, gemeinde', asked: 'congregation, worship, kirche, gemeinde, kirchengemeinde, gottesdienst' },
  {
    terms: 'photography, photographer, fotograf, fotografie',
    asked: 'photo studio, wedding photographer, fotograf, fotografie, hochzeitsfotograf, hochzeit',
  },
  { terms: 'band, music, musician', asked: 'artist, singer, concert, dj, musik, musiker, sänger' },
  { terms: 'event, conference, festival', asked: 'meetup, summit, wedding, konferenz, tagung, messe, veranstaltung' },
  {
    terms: 'estate, realtor, property, immobilien',
    asked: 'real estate, estate agent, real estate agent, letting agent, immobilien, makler, immobilienmakler',
  },
  {
    terms: 'accounting, accountant, consultant, consulting, steuerberater',
    asked: 'tax, bookkeeper, advisor, adviser, steuerberater, buchhaltung, beratung, berater, unternehmensberatung',
  },
  { terms: 'magazine, blog', asked: 'newspaper, news site, zeitschrift, zeitung, magazin' },
  { terms: 'personal, freelancer, freelance', asked: 'self employed, freiberufler, selbstständig, persönliche seite' },
  { terms: 'software, saas, app', asked: 'startup, start-up, product page, programm, anwendung' },
  {
    terms: 'shop, store, ecommerce, products',
    asked: 'online shop, web shop, e-commerce, woocommerce, onlineshop, webshop, laden, geschäft, produkte',
  },
  { terms: 'pottery, ceramics, craft, crafts', asked: 'handmade, workshop, töpferei, keramik, handwerk, kunsthandwerk' },
  {
    terms: 'garden, florist, plants, blumen',
    asked: 'flower shop, flowers, gardener, landscaping, nursery plants, blumen, blumenladen, gärtner, gärtnerei, garten',
  },
  { terms: 'studio, agency, design', asked: 'design agency, creative agency, agentur, werbeagentur, designbüro' },
];

const looks: Concept[] = [
  { terms: 'dark', asked: 'black, night, dunkel, schwarz' },
  { terms: 'light', asked: 'bright, white, hell, weiß' },
  { terms: 'minimal, minimalist', asked: 'simple, clean, plain, schlicht, minimalistisch, einfach' },
  { terms: 'colourful, colorful, playful', asked: 'bunt, farbenfroh, verspielt' },
];

export const concepts: readonly Concept[] = [...sections, ...trades, ...looks];

/** Words that say nothing about a template; a search ignores them beside other words. */
export const stopWords = new Set(
  `a an and at by for from in into my of on or our the to us with your page pages website websites web site sites template templates
  theme themes company business firm homepage section block blocks layout wordpress
  ein eine einen einer das der die den dem des für fuer im in mein meine mit oder und unser unsere von vom zu zum zur
  seite seiten webseite website internetseite vorlage vorlagen firma unternehmen bereich abschnitt`.split(/\s+/),
);
