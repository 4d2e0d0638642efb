import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parsePo } from './po.js';

/** Lists sentences about somebody or something else that begin like a formal address. */
const aboutOthers = new Set([
  'Ihre Bilder bleiben bis zum endgültigen Löschen der Seiten.',
  'Ihre Seiten zeigen ähnliche Schriften.',
  'Ihre Skripte, Stile und eingebetteten Seiten werden entfernt.',
  'Sie bleiben leer.',
  'Sie braucht keine Zahlung mehr.',
  'Sie erscheinen, sobald eines aktiv ist:',
  'Sie gehört aber schon zu einem Konto und kann nicht zu einem zweiten gehören.',
  'Sie gehört zu jedem kostenpflichtigen Tarif.',
  'Sie gilt, sobald deine Zahlung eingegangen ist.',
  'Sie ist jetzt die aktuelle Version.',
  'Sie ist jetzt {color}.',
  'Sie kommen zu dieser Website hinzu.',
  'Sie liegt als Entwurf in den gespeicherten Vorlagen.',
  'Sie läuft automatisch weiter.',
  'Sie werden hier gespeichert und nie verschickt.',
  'Sie werden vor dem Import von wordpress.org installiert.',
  'Sie wird aus diesem WorkSpace entfernt und bleibt an anderen Orten.',
  'Sie wurde gesendet oder gelöscht.',
  'Sie wurde zurückgezogen, schon angenommen, oder ihre Zeit ist abgelaufen.',
  'Sie zeigen Menü und Logo der Website.',
]);

const findFormal = (text: string) =>
  text.split(/(?<=[.:?!])\s+/).filter((one) => /\b(?:Sie|Ihnen|Ihr\p{L}*)(?!\p{L})/u.test(one) && !aboutOthers.has(one));

test.each(['Bitte geben Sie einen Titel ein.', 'Wir schreiben Ihnen.', 'Ihr Konto', 'Jemand mit Ihrem Namen'])(
  'detects a formal address: %s',
  (text) => {
    expect(findFormal(`Gespeichert. ${text}`)).toEqual([text]);
  },
);

test.each(['apps/portal/languages/kithouse-portal-de_DE.po', 'plugin/languages/kithouse-de_DE.po'])(
  'uses no formal address in %s',
  (file) => {
    const { entries } = parsePo(readFileSync(file, 'utf8'));

    expect(entries.flatMap(({ translations }) => translations.flatMap(findFormal))).toEqual([]);
  },
);

test('uses no formal address in emails', () => {
  const { '': _head, ...texts } = JSON.parse(readFileSync('apps/cloud/languages/de-DE.json', 'utf8')) as Record<string, string[]>;

  expect(Object.values(texts).flat().flatMap(findFormal)).toEqual([]);
});
