import { expect, test } from 'vitest';
import { withOlderAlignment } from './serialize.js';

test('[R-SHELF-28] writes alignment so that WordPress before version 7 reads it too', () => {
  const style = { typography: { textAlign: 'center' }, color: { text: 'var(--ink)' } };

  expect(withOlderAlignment(`<!-- wp:heading ${JSON.stringify({ level: 2, style })} -->`)).toBe(
    '<!-- wp:heading {"textAlign":"center","level":2,"style":{"typography":{},"color":{"text":"var(\\u002d\\u002dink)"}}} -->',
  );
  expect(withOlderAlignment('<!-- wp:paragraph {"align":"left"} -->')).toBe('<!-- wp:paragraph {"align":"left"} -->');
});
