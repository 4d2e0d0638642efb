import { decodeEntities } from './media/scan-urls.js';

/** Decodes entities and trims spaces of a title. */
export const toPlainText = (text: string) =>
  decodeEntities(
    text
      .replace(/<[^<>]*>/g, '')
      .replace(/&#0*(\d{2,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
      .replace(/&(nbsp|hellip|ndash|mdash|rsquo|lsquo|rdquo|ldquo);/g, (_, name: string) => named[name] ?? ' '),
  )
    .replace(/[\0\p{Surrogate}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

const named: Record<string, string> = { hellip: '…', ndash: '–', mdash: '—', rsquo: '’', lsquo: '‘', rdquo: '”', ldquo: '“' };
