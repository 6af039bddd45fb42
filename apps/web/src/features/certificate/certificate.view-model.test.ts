import { proves } from '@suki/evidence/proves';
import { expect, test } from 'vitest';
import { certificateAddress } from '../../shell/paths.ts';
import { certificateFacts } from './certificate.view-model.ts';

test('the address on the tag is whole, whatever the shop’s own ends with', () => {
  proves('a public site address is defined.');
  expect(certificateAddress('https://suki.test/', 'crt_0000000001')).toBe(
    'https://suki.test/certificate/crt_0000000001',
  );
});

test('the tag says style, size, the day in Manila with its year, and who looked', () => {
  const facts = certificateFacts({
    styleCode: 'CL-1',
    size: 'US M 9 · EU 42.5',
    verification: { verifiedAt: '2026-11-21T17:00:00.000Z', inspectorNumber: '7' },
  });
  expect(facts.map(({ value }) => value)).toEqual(['CL-1', 'US M 9 · EU 42.5', 'Sun 22 Nov 2026', '7']);
});
