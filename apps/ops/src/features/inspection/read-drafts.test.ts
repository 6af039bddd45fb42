import { describe, expect, test } from 'vitest';
import { draftsOf } from './read-drafts.ts';

const passed = { verdict: 'pass', note: '' } as const;
const marked = { verdict: 'noted', note: 'scuff', mark: { fileId: 'fil_0123456789', spot: { x: 0.25, y: 0.5 } } };

describe('kept verdicts', () => {
  test.each([
    [
      'are read back',
      JSON.stringify({ glue: { verdict: 'noted', note: 'mark' } }),
      { glue: { verdict: 'noted', note: 'mark' } },
    ],
    [
      'that are none are left out',
      JSON.stringify({ a: passed, b: { verdict: 'fine', note: '' }, c: 3 }),
      { a: passed },
    ],
    ['with a spot are read back', JSON.stringify({ glue: marked }), { glue: marked }],
    [
      'with a spot that is none are left out',
      JSON.stringify({ glue: { ...marked, mark: { fileId: 'fil_0123456789', spot: { x: '1' } } } }),
      {},
    ],
    ['that cannot be read are nothing', '{"a":', {}],
    ['that are no object are nothing', '7', {}],
    ['that were never kept are nothing', null, {}],
  ])('%s', (_title, text, drafts) => {
    expect(draftsOf(text)).toEqual(drafts);
  });
});
