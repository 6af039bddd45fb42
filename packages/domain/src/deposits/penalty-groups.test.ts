import { expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { penaltyPreview } from '../quote/penalty-preview.ts';
import { penaltyGroups } from './penalty-groups.ts';

test('ux 34: a seller’s penalties are four groups, made from the table of rules', () => {
  expect(penaltyGroups(pesos(900)).map(({ details, kept }) => [details.join(' '), kept / 100])).toEqual([
    ['seller_rejected', 450],
    ['seller_confirm_timeout seller_ship_timeout seller_cancelled no_scan', 900],
    ['counterfeit wrong_item used incomplete major_defect', 900],
    ['defect_refused', 260],
  ]);
});

test('a sale to a bid has no group of the confirmation', () => {
  expect(penaltyGroups(pesos(900), { isFromBid: true }).map(({ details }) => details[0])).toEqual([
    'seller_ship_timeout',
    'counterfeit',
    'defect_refused',
  ]);
});

test.each([pesos(100), pesos(900), pesos(5000)])(
  'every penalty of a deposit of %i is in a group at its own cost',
  (deposit) => {
    const groups = penaltyGroups(deposit, { sellerRegion: 'NCR' });
    for (const { detail, kept, returned } of penaltyPreview(deposit, { sellerRegion: 'NCR' })) {
      const of = groups.filter(({ details }) => details.includes(detail));
      expect(of).toHaveLength(1);
      expect(of[0]).toMatchObject({ kept, returned });
    }
  },
);
