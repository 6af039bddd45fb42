import { toId } from '@suki/domain/ids/id';
import { checklistOf } from '@suki/domain/inspection/checklist';
import { describe, expect, test } from 'vitest';
import {
  certificateAddress,
  certificateChecks,
  certificateFacts,
  certificatePhotos,
} from './certificate.view-model.ts';

const point = (id: string, verdict: 'pass' | 'noted' | 'fail' = 'pass', note: string | null = null) => ({
  id,
  verdict,
  note,
  photoUrl: null,
});

describe('points are named by the checklist that they belong to', () => {
  test.each(['shoes', 'apparel', 'collectibles', 'handbags'] as const)('%s', (category) => {
    const { points } = checklistOf(category);
    const checks = certificateChecks({ points: points.map(({ id }) => point(id)) });
    expect(checks.map(({ name }) => name)).toEqual(points.map(({ label }) => label));
  });

  test('a point of an older checklist keeps its id', () => {
    expect(certificateChecks({ points: [point('weight')] })[0]?.name).toBe('weight');
  });
});

test.each([
  ['pass', null, { verdict: 'pass', verdictLabel: 'Pass', note: undefined }],
  ['noted', '6 mm mark', { verdict: 'note', verdictLabel: 'Noted', note: '6 mm mark' }],
  ['fail', null, { verdict: 'fail', verdictLabel: 'Fail', note: undefined }],
] as const)('the verdict %s has a sign and a word', (verdict, note, expected) => {
  expect(certificateChecks({ points: [point('upper', verdict, note)] })[0]).toMatchObject(expected);
});

test('each photo has words and a name of its own, though one stands there twice', () => {
  const photo = { fileId: toId('fil', 'fil_0000000001'), url: 'https://files.test/1', alt: '' };
  const photos = certificatePhotos([photo, { ...photo, alt: 'The sole' }]);
  expect(photos.map(({ caption }) => caption)).toEqual(['Photo 1', 'The sole']);
  expect(new Set(photos.map(({ id }) => id)).size).toBe(2);
});

test('the address on the tag is whole, whatever the shop’s own ends with', () => {
  expect(certificateAddress('https://suki.test/', 'crt_0000000001')).toBe(
    'https://suki.test/certificate/crt_0000000001',
  );
});

test('the tag says style, size, the day in Manila with its year, and who looked', () => {
  const facts = certificateFacts({
    styleCode: 'CL-1',
    size: 'US men 9',
    verification: { verifiedAt: '2026-11-21T17:00:00.000Z', inspectorNumber: '7' },
  });
  expect(facts.map(({ value }) => value)).toEqual(['CL-1', 'US men 9', 'Sun 22 Nov 2026', '7']);
});
