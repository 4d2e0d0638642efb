/**
 * Describes one thing that people search for. `terms` are the words that titles, tags and categories use for it; `queries` are
 * other words and phrases for it, in English and German. A term finds the other terms of its concept too. `wider` are terms of things
 * that often include it, which a search lists after the others. `near` are terms of the most similar things, which a search without
 * a match shows instead.
 */
export type Concept = { terms: string; queries?: string; wider?: string; near?: string };

/** Lists sections and kinds of pages. Separates phrases by commas; accents, capitals and German umlauts don't matter. */
export const sections: Concept[] = [
  {
    terms: 'form',
    queries: 'contact form, kontaktformular, formular, enquiry form, inquiry form, anfrage, message form, nachricht',
    wider: 'contact',
  },
  {
    terms: 'contact, kontakt',
    queries:
      'contact us, contact section, get in touch, reach us, find us, write to us, address, phone, phone number, adresse, telefon, kontaktdaten',
  },
  {
    terms: 'about, story, über',
    queries:
      'about us, who we are, our story, history, über uns, über mich, wer wir sind, geschichte, our mission, company history, vorstellung, leitbild',
  },
  {
    terms: 'faq, faqs, questions, fragen',
    queries:
      'frequently asked questions, help, accordion, häufige fragen, fragen, q&a, questions and answers, toggle, fragen und antworten',
  },
  {
    terms: 'gallery, galleries, galerie',
    queries:
      'photo gallery, image gallery, photos, images, pictures, galerie, bildergalerie, bilder, fotos, foto, bild, fotogalerie, picture grid, image grid, photo grid, lightbox, masonry, slider, carousel, bilderstrecke',
  },
  {
    terms: 'pricing, prices, price, plans, preise',
    queries:
      'price list, rates, fees, costs, preise, preisliste, preistabelle, kosten, tarife, packages, cost, comparison table, plan comparison, subscription plans, price table, pakete, preispläne, gebühren',
  },
  {
    terms: 'table, comparison',
    queries: 'compare, comparison table, specs, tabelle, vergleich, vergleichstabelle',
    near: 'pricing, features',
  },
  {
    terms: 'booking, reservation, appointment, book, termin, buchung, form',
    queries: 'reserve, book a table, termin, terminbuchung, buchung, buchen, reservierung',
    near: 'contact, call',
  },
  {
    terms: 'hours, öffnungszeiten',
    queries: 'opening hours, opening times, business hours, öffnungszeiten, sprechzeiten',
    near: 'contact',
  },
  {
    terms: 'menu, speisekarte',
    queries: 'food menu, dishes, speisekarte, menü, getränkekarte, karte, menu card, food list, drinks, getränke, mittagskarte',
  },
  {
    terms: 'team, people, staff',
    queries:
      'team members, our team, meet the team, crew, unser team, mitarbeiter, ansprechpartner, employees, coworkers, members, about the team, das team, kollegen, mannschaft',
  },
  {
    terms: 'testimonials, testimonial, reviews, voices, quote, kundenstimmen',
    queries:
      'customer reviews, ratings, kundenstimmen, bewertungen, referenzen, feedback, client feedback, what clients say, what customers say, rezensionen, kundenmeinungen, meinungen, erfahrungen, zitat, zitate',
  },
  {
    terms: 'features, feature, benefits',
    queries:
      'advantages, why us, vorteile, funktionen, merkmale, why choose us, highlights, strengths, bento, eigenschaften, stärken, warum wir',
  },
  {
    terms: 'services, service, leistungen',
    queries:
      'what we do, leistungen, angebot, dienstleistungen, what we offer, our services, offer, offers, unsere leistungen, angebote, service leistungen',
  },
  {
    terms: 'steps, process, ablauf',
    queries:
      'how it works, ablauf, schritte, so funktioniert es, work process, our process, workflow, arbeitsablauf, prozess, anleitung',
  },
  {
    terms: 'stats, figures, numbers',
    queries:
      'statistics, facts and figures, counters, zahlen, statistik, counter, key figures, achievements, metrics, zahlen und fakten, kennzahlen',
  },
  { terms: 'cta, call', queries: 'call to action, banner, handlungsaufforderung, aufruf' },
  { terms: 'newsletter, letters', queries: 'subscribe, sign up form, mailing list, email signup, anmelden, rundbrief' },
  {
    terms: 'map, directions, anfahrt',
    queries: 'location, find the way, google maps, anfahrt, karte anfahrt, standort, wegbeschreibung, lageplan',
    near: 'contact',
  },
  { terms: 'timeline, changelog, milestones', queries: 'chronology, roadmap, zeitleiste, meilensteine', near: 'steps, blog' },
  {
    terms: 'blog, journal, posts',
    queries:
      'articles, news, latest posts, neuigkeiten, aktuelles, beiträge, artikel, stories, blog posts, recent posts, posts list, nachrichten, magazinbeiträge',
  },
  {
    terms: 'header, navigation',
    queries: 'nav, navbar, top bar, menu bar, kopfzeile, navigationsleiste, hauptmenü, kopfbereich, site header, menü oben',
  },
  { terms: 'footer', queries: 'bottom bar, fußzeile, impressum, site footer, fußbereich' },
  {
    terms: 'hero, cover',
    queries:
      'banner image, intro, headline section, titelbereich, startbild, hero image, hero section, opening, first screen, titelbild, header image, einstieg, aufmacher',
  },
  {
    terms: 'logos, clients, partners',
    queries: 'client logos, trusted by, kunden, partnerlogos, sponsors, brands, sponsoren, logo cloud, marken',
    near: 'testimonials',
  },
  { terms: '404', queries: 'not found, error page, page not found, fehlerseite, nicht gefunden' },
  {
    terms: 'events, dates, termine, veranstaltungen',
    queries: 'event list, concert dates, calendar, veranstaltungen, termine, kalender, konzerte',
    near: 'schedule, blog',
  },
  { terms: 'schedule, timetable', queries: 'agenda, programme, program, stundenplan, zeitplan, kursplan', near: 'events, steps' },
  { terms: 'donate, donation, giving, spenden', queries: 'donations, give, spenden, spende', near: 'call' },
  { terms: 'imprint, privacy, legal, impressum, datenschutz', queries: 'terms and conditions, datenschutz, agb, rechtliches' },
  { terms: 'cv, resume, lebenslauf', queries: 'curriculum vitae, lebenslauf', near: 'about' },
  {
    terms: 'portfolio, work, projects',
    queries: 'case studies, our work, arbeiten, projekte, selected work, showcase, our projects, mappe, referenzprojekte',
  },
  { terms: 'home, startseite', queries: 'homepage, home page, front page, start page, main page, hauptseite' },
  {
    terms: 'landing',
    queries: 'landing page, one page, one pager, onepager, single page, sales page, landeseite, verkaufsseite',
  },
  {
    terms: 'jobs, careers',
    queries: 'career, vacancies, hiring, join us, stellenangebote, karriere, stellen, bewerbung',
    near: 'contact, team',
  },
  { terms: 'rooms, zimmer', queries: 'room list, suites, hotel rooms, hotelzimmer, gästezimmer', near: 'hotel' },
  { terms: 'social, links', queries: 'social media, social links, follow us, soziale medien, folge uns', near: 'footer' },
  {
    terms: 'countdown, launch, coming',
    queries: 'coming soon, under construction, maintenance page, demnächst, wartung',
    near: 'hero',
  },
  { terms: 'video', queries: 'videos, video section, film, player', near: 'hero, gallery' },
  { terms: 'login, account', queries: 'sign in, log in, registration, register, anmeldung, registrierung', near: 'contact' },
  { terms: 'areas', queries: 'einzugsgebiet' },
  { terms: 'emergency', queries: 'notfall' },
  { terms: 'listings', queries: 'angebote' },
  { terms: 'map', queries: 'karte' },
  { terms: 'media', queries: 'medien' },
  { terms: 'detail', queries: 'leistung im detail' },
];
