/**
 * Describes one thing that people search for. `terms` are the words that titles, tags and categories use for it; `asked` are
 * other words and phrases for it, in English and German. A term finds the other terms of its concept too. `wider` are terms of things
 * that often include it, which a search lists after the others. `near` are terms of the most similar things, which a search without
 * a match shows instead.
 */
export type Concept = { terms: string; asked?: string; wider?: string; near?: string };

/** Lists sections and kinds of pages. Separates phrases by commas; accents, capitals and German umlauts don't matter. */
export const sections: Concept[] = [
  {
    terms: 'form',
    asked: 'contact form, kontaktformular, formular, enquiry form, inquiry form, anfrage, message form, nachricht',
    wider: 'contact',
  },
  {
    terms: 'contact, kontakt',
    asked:
      'contact us, contact section, get in touch, reach us, find us, write to us, address, phone, phone number, adresse, telefon, kontaktdaten',
  },
  {
    terms: 'about, story, über',
    asked:
      'about us, who we are, our story, history, über uns, über mich, wer wir sind, geschichte, our mission, company history, vorstellung, leitbild',
  },
  {
    terms: 'faq, faqs, questions, fragen',
    asked:
      'frequently asked questions, help, accordion, häufige fragen, fragen, q&a, questions and answers, toggle, fragen und antworten',
  },
  {
    terms: 'gallery, galleries, galerie',
    asked:
      'photo gallery, image gallery, photos, images, pictures, galerie, bildergalerie, bilder, fotos, foto, bild, fotogalerie, picture grid, image grid, photo grid, lightbox, masonry, slider, carousel, bilderstrecke',
  },
  {
    terms: 'pricing, prices, price, plans, preise',
    asked:
      'price list, rates, fees, costs, preise, preisliste, preistabelle, kosten, tarife, packages, cost, comparison table, plan comparison, subscription plans, price table, pakete, preispläne, gebühren',
  },
  {
    terms: 'table, comparison',
    asked: 'compare, comparison table, specs, tabelle, vergleich, vergleichstabelle',
    near: 'pricing, features',
  },
  {
    terms: 'booking, reservation, appointment, book, termin, buchung, form',
    asked: 'reserve, book a table, termin, terminbuchung, buchung, buchen, reservierung',
    near: 'contact, call',
  },
  {
    terms: 'hours, öffnungszeiten',
    asked: 'opening hours, opening times, business hours, öffnungszeiten, sprechzeiten',
    near: 'contact',
  },
  {
    terms: 'menu, speisekarte',
    asked: 'food menu, dishes, speisekarte, menü, getränkekarte, karte, menu card, food list, drinks, getränke, mittagskarte',
  },
  {
    terms: 'team, people, staff',
    asked:
      'team members, our team, meet the team, crew, unser team, mitarbeiter, ansprechpartner, employees, coworkers, members, about the team, das team, kollegen, mannschaft',
  },
  {
    terms: 'testimonials, testimonial, reviews, voices, quote, kundenstimmen',
    asked:
      'customer reviews, ratings, kundenstimmen, bewertungen, referenzen, feedback, client feedback, what clients say, what customers say, rezensionen, kundenmeinungen, meinungen, erfahrungen, zitat, zitate',
  },
  {
    terms: 'features, feature, benefits',
    asked:
      'advantages, why us, vorteile, funktionen, merkmale, why choose us, highlights, strengths, bento, eigenschaften, stärken, warum wir',
  },
  {
    terms: 'services, service, leistungen',
    asked:
      'what we do, leistungen, angebot, dienstleistungen, what we offer, our services, offer, offers, unsere leistungen, angebote, service leistungen',
  },
  {
    terms: 'steps, process, ablauf',
    asked:
      'how it works, ablauf, schritte, so funktioniert es, work process, our process, workflow, arbeitsablauf, prozess, anleitung',
  },
  {
    terms: 'stats, figures, numbers',
    asked:
      'statistics, facts and figures, counters, zahlen, statistik, counter, key figures, achievements, metrics, zahlen und fakten, kennzahlen',
  },
  { terms: 'cta, call', asked: 'call to action, banner, handlungsaufforderung, aufruf' },
  { terms: 'newsletter, letters', asked: 'subscribe, sign up form, mailing list, email signup, anmelden, rundbrief' },
  {
    terms: 'map, directions, anfahrt',
    asked: 'location, find the way, google maps, anfahrt, karte anfahrt, standort, wegbeschreibung, lageplan',
    near: 'contact',
  },
  { terms: 'timeline, changelog, milestones', asked: 'chronology, roadmap, zeitleiste, meilensteine', near: 'steps, blog' },
  {
    terms: 'blog, journal, posts',
    asked:
      'articles, news, latest posts, neuigkeiten, aktuelles, beiträge, artikel, stories, blog posts, recent posts, posts list, nachrichten, magazinbeiträge',
  },
  {
    terms: 'header, navigation',
    asked: 'nav, navbar, top bar, menu bar, kopfzeile, navigationsleiste, hauptmenü, kopfbereich, site header, menü oben',
  },
  { terms: 'footer', asked: 'bottom bar, fußzeile, impressum, site footer, fußbereich' },
  {
    terms: 'hero, cover',
    asked:
      'banner image, intro, headline section, titelbereich, startbild, hero image, hero section, opening, first screen, titelbild, header image, einstieg, aufmacher',
  },
  {
    terms: 'logos, clients, partners',
    asked: 'client logos, trusted by, kunden, partnerlogos, sponsors, brands, sponsoren, logo cloud, marken',
    near: 'testimonials',
  },
  { terms: '404', asked: 'not found, error page, page not found, fehlerseite, nicht gefunden' },
  {
    terms: 'events, dates, termine, veranstaltungen',
    asked: 'event list, concert dates, calendar, veranstaltungen, termine, kalender, konzerte',
    near: 'schedule, blog',
  },
  { terms: 'schedule, timetable', asked: 'agenda, programme, program, stundenplan, zeitplan, kursplan', near: 'events, steps' },
  { terms: 'donate, donation, giving, spenden', asked: 'donations, give, spenden, spende', near: 'call' },
  { terms: 'imprint, privacy, legal, impressum, datenschutz', asked: 'terms and conditions, datenschutz, agb, rechtliches' },
  { terms: 'cv, resume, lebenslauf', asked: 'curriculum vitae, lebenslauf', near: 'about' },
  {
    terms: 'portfolio, work, projects',
    asked: 'case studies, our work, arbeiten, projekte, selected work, showcase, our projects, mappe, referenzprojekte',
  },
  { terms: 'home, startseite', asked: 'homepage, home page, front page, start page, main page, hauptseite' },
  { terms: 'landing', asked: 'landing page, one page, one pager, onepager, single page, sales page, landeseite, verkaufsseite' },
  {
    terms: 'jobs, careers',
    asked: 'career, vacancies, hiring, join us, stellenangebote, karriere, stellen, bewerbung',
    near: 'contact, team',
  },
  { terms: 'rooms, zimmer', asked: 'room list, suites, hotel rooms, hotelzimmer, gästezimmer', near: 'hotel' },
  { terms: 'social, links', asked: 'social media, social links, follow us, soziale medien, folge uns', near: 'footer' },
  {
    terms: 'countdown, launch, coming',
    asked: 'coming soon, under construction, maintenance page, demnächst, wartung',
    near: 'hero',
  },
  { terms: 'video', asked: 'videos, video section, film, player', near: 'hero, gallery' },
  { terms: 'login, account', asked: 'sign in, log in, registration, register, anmeldung, registrierung', near: 'contact' },
  { terms: 'areas', asked: 'einzugsgebiet' },
  { terms: 'emergency', asked: 'notfall' },
  { terms: 'listings', asked: 'angebote' },
  { terms: 'map', asked: 'karte' },
  { terms: 'media', asked: 'medien' },
  { terms: 'detail', asked: 'leistung im detail' },
];
