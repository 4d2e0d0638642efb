import type { ElementorElement } from '@kithouse/contract';
import { describe, expect, it } from 'vitest';
import { checkTemplate } from '../../index.js';
import { container, exportOf, read, widget } from '../../testing/fixtures.js';

const typed = ($$type: string, value: unknown) => ({ $$type, value });

describe('check', () => {
  it('[R-EL4-09] names atomic elements and dynamic values that need Elementor Pro', () => {
    const form: ElementorElement = { ...container('1', widget('2', 'e-form-input')), elType: 'e-form' };
    const loop: ElementorElement = { ...container('3', widget('4', 'e-heading')), elType: 'e-collection-loop' };
    const free: ElementorElement = { ...container('5', widget('6', 'e-button')), elType: 'e-grid' };
    const dynamic = typed('dynamic', { name: 'post-title', group: 'post', settings: {} });
    const problems = checkTemplate(
      read(exportOf(form, loop, free, container('7', widget('8', 'e-heading', { title: dynamic })))),
    );

    const messages = problems.filter(({ plugin }) => plugin?.slug === 'elementor-pro').map(({ message }) => message);
    expect(messages.map((message) => /“([^”]+)”/.exec(message)?.[1])).toEqual([
      'e-form',
      'e-form-input',
      'e-collection-loop',
      'post-title',
    ]);
    expect(read(exportOf(form)).bundle.requires.elementor_pro).toBe(true);
    expect(read(exportOf(loop)).bundle.requires.elementor_pro).toBe(true);
    expect(read(exportOf(free)).bundle.requires.elementor_pro).toBe(false);
    expect(problems.map(({ code }) => code)).not.toContain('unknown_element');
  });

  it('[R-EL4-17] reports parts that need Elementor Pro, settings of a site or the author’s site', () => {
    const variant = (breakpoint: string, props: object, raw?: string) => ({
      meta: { breakpoint, state: null },
      props,
      custom_css: raw === undefined ? null : { raw },
    });
    const unknown = typed('global-size-variable', 'e-gv-1');
    const variants = [
      variant(
        'desktop',
        { padding: typed('dimensions', { 'block-start': unknown }), color: typed('color', 'red;} body{') },
        btoa('a:b'),
      ),
      variant('laptop', {}),
      variant('mobile', {}),
    ];
    const heading: ElementorElement = {
      ...widget('2', 'e-heading', { classes: typed('classes', ['g-1', 's']) }),
      styles: { s: { id: 's', type: 'class', label: 'local', variants } },
      interactions: { version: 1, items: typed('array', [1, 2, 3, 4, 5, 6]) },
    };

    const codes = checkTemplate(read(exportOf(container('1', heading)))).map(({ code, severity }) => `${severity} ${code}`);

    expect(codes).toEqual([
      'warning custom_css',
      'warning too_many_interactions',
      'warning class_unknown',
      'warning variable_unknown',
      'warning unsafe_css',
      'info breakpoint_uncommon',
    ]);
    expect(checkTemplate(read(exportOf(container('1', widget('2', 'e-heading')))))).toEqual([]);
  });
});
