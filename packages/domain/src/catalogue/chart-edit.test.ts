import { describe, expect, test } from 'vitest';
import { chartDifference, type EditedSize, editChart, problemsOfChart, sizeInWords } from './chart-edit.ts';

const chart = {
  baseSystem: 'us_m',
  systems: ['us_m', 'eu', 'kr'],
  rows: [
    { us_m: '9', eu: '42.5', kr: '270' },
    { us_m: '9.5', eu: '43', kr: '275' },
  ],
} as const;
const nine: EditedSize = { was: '9', labels: chart.rows[0] };
const half: EditedSize = { was: '9.5', labels: chart.rows[1] };

describe('an edit of a chart', () => {
  test.each<[string, readonly EditedSize[], readonly string[]]>([
    ['nothing changed', [nine, half], []],
    ['another order and a new size', [half, nine, { was: null, labels: { us_m: '10' } }], []],
    [
      'two sizes that exchange their labels',
      [
        { ...nine, was: '9.5' },
        { ...half, was: '9' },
      ],
      [],
    ],
    ['no size at all', [], ['0 us_m empty']],
    ['a size without its base label', [{ was: '9', labels: { us_m: ' ', eu: '42' } }], ['0 us_m empty']],
    ['a label twice in the base system', [nine, { was: '9.5', labels: { us_m: '9' } }], ['1 us_m twice']],
    ['one size told twice', [nine, { was: '9', labels: { us_m: '10' } }], ['1 us_m unknown']],
    ['a size that is not of the chart', [{ was: '47', labels: { us_m: '47' } }], ['0 us_m unknown']],
    ['a label of 13 characters', [{ was: '9', labels: { us_m: '9', eu: 'x'.repeat(13) } }], ['0 eu too_long']],
    ['more than 100 sizes', Array.from({ length: 101 }, () => nine), ['100 us_m too_many']],
  ])('%s', (_, edited, problems) => {
    expect(problemsOfChart(chart, edited).map(({ row, system, problem }) => `${row} ${system} ${problem}`)).toEqual(
      problems,
    );
  });

  test('tells which sizes have new labels, which are gone, and which systems are left', () => {
    const edited = [
      { was: '9', labels: { us_m: '9', eu: ' 42 2/3 ', uk: '8', kr: '' } },
      { was: null, labels: { us_m: '10', eu: '44' } },
    ];
    expect(editChart(chart, edited)).toEqual({
      rows: [
        { us_m: '9', eu: '42 2/3', uk: '8' },
        { us_m: '10', eu: '44' },
      ],
      systems: ['us_m', 'eu', 'uk'],
      relabelled: [{ was: '9', labels: { us_m: '9', eu: '42 2/3', uk: '8' } }],
      removed: ['9.5'],
    });
    expect(editChart(chart, [nine, half])).toMatchObject({ relabelled: [], removed: [] });
  });
});

test('the history names the sizes that differ, or the order where nothing else does', () => {
  expect(sizeInWords({ us_m: '9', eu: '42.5' }, 'us_m')).toBe('9 (EU 42.5)');
  expect(chartDifference(chart, [{ us_m: '9', eu: '42' }, chart.rows[1]])).toEqual({
    before: '9 (EU 42.5, KR 270)',
    after: '9 (EU 42)',
  });
  expect(chartDifference(chart, chart.rows.toReversed())).toEqual({ before: '9, 9.5', after: '9.5, 9' });
});
