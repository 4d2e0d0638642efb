import { assert, describe, expect, it } from 'vitest';
import { parseBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes } from '../../read/blocks/serialize-blocks.js';
import { elementorPage, packMedium, packPage } from '../../testing/packs.js';
import { keysOf, menu, opsOf, planOf } from '../../testing/site-plans.js';
import { matchFacts } from './match-facts.js';
import { replaceFacts } from './replace-facts.js';

const facts = {
  name: ['Loam'],
  phone: ['01632 960 188', '+441632960188'],
  email: ['kiln@loam.example'],
  street: ['Depot Lane 41'],
};
const content =
  '<!-- wp:x {"label":"Ask Loam"} --><p>Loam, in loam. Loams. <a href="tel:+441632960188">01632 960 188</a> ' +
  '<a href="mailto:kiln@loam.example">kiln@loam.example</a> <a href="https://maps.example/?q=Depot%20Lane%2041">Map</a></p><!-- /wp:x -->';
const site = { title: 'Loam', facts };

const written = (given: object, text = content) => {
  const plan = planOf({ site, documents: [packPage('home', text)] }, { facts: given });
  const [op] = opsOf(plan, 'post.create');
  return { text: String(op?.args.document.content), plan };
};

describe('details of the business', () => {
  it('replaces whole words in texts, attributes and links [R-SITE-40]', () => {
    const { text } = written({ name: 'Rye', phone: '+49 (0)30 123', email: 'hi@rye.example', street: 'Hof 1/2' });

    expect(text).toBe(
      '<!-- wp:x {"label":"Ask Rye"} --><p>Rye, in loam. Loams. <a href="tel:+49030123">+49 (0)30 123</a> ' +
        '<a href="mailto:hi@rye.example">hi@rye.example</a> <a href="https://maps.example/?q=Hof%201%2F2">Map</a></p><!-- /wp:x -->',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    'Smith "&" Sons',
    "--> <!-- wp:html -->'",
    '[gallery] $& $1',
    '🥖 خبز\u202e',
    `${'å'.repeat(200)}`,
    'Line\r\nBcc: x@y.example',
  ])('writes %j as text only [R-SITE-110]', (name) => {
    const { text } = written({ name });
    const [block] = parseBlocks(text).nodes;
    const clean = name.replace(/\s+/g, ' ');
    const decoded = (html: unknown) => String(html).replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

    expect(parseBlocks(text).nodes).toHaveLength(1);
    expect(text).not.toMatch(/<script|\[gallery\]|[\r\n]/);
    expect(decoded(typeof block === 'object' ? readAttributes(block)?.label : '')).toBe(`Ask ${clean}`);
    expect(decoded(text)).toContain(`<p>${clean}, in loam.`);
  });

  it('replaces them in Elementor, menus, titles and alternative texts [R-SITE-40]', () => {
    const medium = { ...packMedium('a'), alt: 'A bowl by Loam' };
    const url = `kit:media/${medium.sha256}/url`;
    const home = elementorPage(
      'home',
      { title: 'Loam', link: { url: 'tel:+441632960188' }, image: { url } },
      { title: 'At Loam' },
    );
    const plan = planOf(
      {
        site,
        platform: 'elementor',
        documents: [home],
        media: [medium],
        menus: [{ ...menu({ key: 'a', document: 'home' }), name: 'Loam menu' }],
      },
      { facts: { name: 'Rye', phone: '٠٣٠ ١٢٣' } },
    );
    const text = JSON.stringify(plan.ops);

    expect(keysOf(plan)).toEqual(['home']);
    expect(text).toContain('tel:030123');
    expect(text).toContain('A bowl by Rye');
    expect(text).toContain('At Rye');
    expect(text).not.toContain('Loam');
  });

  it('writes an ampersand of the name into titles as WordPress stores it, and no tag [R-SITE-110]', () => {
    const named = { ...packPage('home', ''), title: 'About Loam' };
    const plan = planOf({ site, documents: [named] }, { facts: { name: 'Rye & <b>Sons</b>' } });

    expect(opsOf(plan, 'post.create')[0]?.args.title).toBe('About Rye & &lt;b&gt;Sons&lt;/b&gt;');
  });

  it('keeps and names sample details that nobody replaced [R-SITE-42]', () => {
    const { text, plan } = written({ name: 'Rye', phone: ' ' });

    expect(text).toContain('01632 960 188');
    expect(plan.warnings).toEqual([
      { code: 'sample_text', message: 'Sample text: “01632 960 188”', place: 'home' },
      { code: 'sample_text', message: 'Sample text: “kiln@loam.example”', place: 'home' },
      { code: 'sample_text', message: 'Sample text: “Depot%20Lane%2041”', place: 'home' },
    ]);
  });

  it('changes nothing for a pack without details, or a site that sends none [R-SITE-111]', () => {
    const [bare] = opsOf(planOf({ documents: [packPage('home', content)] }, { facts: { name: 'Rye' } }), 'post.create');
    const [old] = opsOf(planOf({ site, documents: [packPage('home', content)] }), 'post.create');

    expect([bare?.args.document.content, old?.args.document.content]).toEqual([content, content]);
  });

  it('prefers the longest spelling [R-SITE-40]', () => {
    const matcher = matchFacts({ name: ['Driftwood', 'Driftwood Hotel'] });

    expect(matcher?.replace('Driftwood Hotel, Driftwood, Driftwoods', () => 'X')).toBe('X, X, Driftwoods');
  });
});

it('keeps the fields of a form that are JSON readable when a detail has a backslash [R-SITE-110]', () => {
  const form = { key: 'form/1', post_type: 'wpforms' as const, title: 'Ask', content: '{"label":"Ask Loam"}', meta: {} };
  const matcher = matchFacts(facts);
  assert(matcher);
  const { form: write } = replaceFacts(matcher, { name: 'A\\B "C"' });

  expect(JSON.parse(write(form).content)).toEqual({ label: 'Ask A\\B &#34;C&#34;' });
});

it('stores the details as the last of the settings, on sites that know how [R-SITE-62]', () => {
  const choices = { title: 'Rye', facts: { phone: '030', social: [{ network: 'x' as const, url: 'https://x.com/rye' }] } };
  const plan = planOf({}, choices, { stores_facts: true });

  expect(opsOf(plan, 'facts.set').map(({ args }) => args)).toEqual([{ values: choices.facts }]);
  expect(plan.ops.slice(-3).map(({ op }) => op)).toEqual(['option.set', 'facts.set', 'verify']);
  expect(opsOf(planOf({}, choices), 'facts.set')).toEqual([]);
  expect(opsOf(planOf({}, {}, { stores_facts: true }), 'facts.set')).toEqual([]);
});

it('finds a detail after a line break and in escaped letters of JSON, and keeps the order of the fields [R-SITE-110]', () => {
  const content = '{"fields":{"9":{"label":"Hello\\nLoam"},"1":{"label":"L\\u006fam \\/ Ask"}},"broken":"\\x Loam"}';
  const matcher = matchFacts(facts);
  assert(matcher);
  const { form: write } = replaceFacts(matcher, { name: 'Rye' });

  const written = write({ key: 'form/1', post_type: 'wpforms', title: 'Ask', content, meta: {} }).content;

  expect(written).toBe('{"fields":{"9":{"label":"Hello\\nRye"},"1":{"label":"Rye / Ask"}},"broken":"\\x Loam"}');
});
