import { DAY_MS } from '@suki/domain/config/durations';
import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { shows } from '../../../../test/support/evidence.ts';
import { refusalIn } from '../../../../test/support/start-test-api.ts';
import { dealAt, listAsk } from '../../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../../test/support/trade-world.ts';

const world = tradeWorld();
const cara = { uid: 'cara', name: 'Cara Mendoza', roles: ['catalogue'] as const };
const reason = 'The price list of the new year.';
const percent = (feeAmount: number) => ({
  feeType: 'percentage',
  feeAmount,
  discountFeeAmount: null,
  minFee: null,
  maxFee: null,
});
const plan = (change: object = {}) => ({
  kind: 'tech_service',
  category: 'shoes',
  brandId: null,
  rule: percent(10),
  ...change,
});
const later = (days: number) => new Date(world.api.clock.now().getTime() + days * DAY_MS);
const planFee = (change: object = {}, effectiveFrom = later(3)) =>
  world.api.callAs(cara, 'planFeeRule', {
    body: { ...plan(change), effectiveFrom: effectiveFrom.toISOString(), reason },
  });
const feesOf = async (category: 'shoes' | 'apparel' | 'handbags' | 'collectibles') =>
  (await world.api.callAs(cara, 'getFeeRules', { query: { category } })).answer();

describe('a planned fee', () => {
  test('begins on its date, for its goods alone, and ends when a plan ends it', async () => {
    shows('planFeeRule success', 'listFeeVersions success');
    const before = (await feesOf('apparel')).techService;
    const planned = (await planFee({ category: 'apparel' })).answer();
    expect(planned.versions[0]).toMatchObject({ kind: 'tech_service', category: 'apparel', state: 'planned' });
    await planFee({ category: 'apparel', rule: null }, later(6));
    expect((await feesOf('apparel')).techService).toEqual(before);
    world.api.clock.advance(4 * DAY_MS);
    expect((await feesOf('apparel')).techService.feeAmount).toBe(10);
    expect((await feesOf('handbags')).techService).toEqual(before);
    const { versions } = (await world.api.callAs(cara, 'listFeeVersions')).answer();
    const ofApparel = versions.filter(({ category }) => category === 'apparel');
    expect(ofApparel.map(({ state, rule }) => [state, rule?.feeAmount])).toEqual([
      ['planned', undefined],
      ['in_force', 10],
    ]);
    world.api.clock.advance(3 * DAY_MS);
    expect((await feesOf('apparel')).techService).toEqual(before);
  });

  test('changes no ask that is there: its fees were frozen with it', async () => {
    const listing = await listAsk(world);
    const fees = async () =>
      (
        await world.pool.query<{ fee: string }>(`select tech_service_fee as fee from asks where id = $1`, [
          listing.askId,
        ])
      ).rows[0]?.fee;
    const before = await fees();
    await planFee({ category: null, rule: percent(12) }, later(1));
    world.api.clock.advance(2 * DAY_MS);
    expect(await fees()).toBe(before);
    await planFee({ category: null, rule: null }, later(1));
    world.api.clock.advance(2 * DAY_MS);
  });

  test('of one moment is replaced by the next plan for it, and the history has both', async () => {
    const at = later(2);
    await planFee({ category: 'collectibles', rule: percent(6) }, at);
    const { versions } = (await planFee({ category: 'collectibles', rule: percent(7) }, at)).answer();
    expect(versions.filter(({ category }) => category === 'collectibles')).toHaveLength(1);
    const [line, earlier] = (await world.api.callAs(cara, 'listCatalogueChanges', { query: { limit: 10 } })).answer()
      .items;
    expect(line).toMatchObject({ subject: 'fee_rule', name: 'Tech service fee, collectibles', reason });
    expect(line?.changes[0]).toEqual({
      field: 'fee',
      before: '6% of the price.',
      after: '7% of the price.',
    });
    expect(earlier?.changes[0]).toEqual({ field: 'fee', before: null, after: '6% of the price.' });
  });

  test('that begins in the past, is of a brand that does not exist, or cannot be, is refused', async () => {
    shows('planFeeRule TOO_LATE', 'planFeeRule BRAND_NOT_FOUND');
    expect(refusalIn(await planFee({}, later(-1))).reason).toBe('TOO_LATE');
    expect(refusalIn(await planFee({ brandId: 'brd_0000000000' })).reason).toBe('BRAND_NOT_FOUND');
    const wrong = await planFee({ rule: { ...percent(4), minFee: pesos(60), maxFee: pesos(50) } });
    expect(refusalIn(wrong)).toMatchObject({
      reason: 'VALIDATION',
      details: { fields: [{ field: 'body.rule.maxFee' }] },
    });
  });
});

describe('a planned fee that is withdrawn', () => {
  const withdraw = (effectiveFrom: Date, change: object = {}) => {
    const { rule: _rule, ...scope } = plan(change) as ReturnType<typeof plan> & { rule: unknown };
    return world.api.callAs(cara, 'withdrawFeePlan', {
      body: { ...scope, effectiveFrom: effectiveFrom.toISOString(), reason: 'The maker has taken it back.' },
    });
  };

  test('never begins, and the history says what it was, who took it back and why', async () => {
    shows('withdrawFeePlan success');
    const before = (await feesOf('handbags')).techService;
    const begins = later(5);
    await planFee({ category: 'handbags', rule: percent(11) }, begins);
    const { versions } = (await withdraw(begins, { category: 'handbags' })).answer();
    expect(versions.filter(({ category }) => category === 'handbags')).toEqual([]);
    world.api.clock.advance(6 * DAY_MS);
    expect((await feesOf('handbags')).techService).toEqual(before);
    const [line] = (await world.api.callAs(cara, 'listCatalogueChanges', { query: { limit: 10 } })).answer().items;
    expect(line).toMatchObject({
      subject: 'fee_rule',
      name: 'Tech service fee, handbags',
      byName: 'Cara Mendoza',
      reason: 'The maker has taken it back.',
    });
    expect(line?.changes).toEqual([
      { field: 'fee', before: '11% of the price.', after: null },
      { field: 'effectiveFrom', before: begins.toISOString(), after: null },
    ]);
  });

  test('is one of several of its rule: the others stay', async () => {
    const [one, two] = [later(2), later(3)];
    await planFee({ category: 'handbags', rule: percent(11) }, one);
    await planFee({ category: 'handbags', rule: percent(12) }, two);
    const { versions } = (await withdraw(one, { category: 'handbags' })).answer();
    const left = versions.filter(({ category }) => category === 'handbags');
    expect(left.map(({ rule }) => rule?.feeAmount)).toEqual([12]);
    await withdraw(two, { category: 'handbags' });
  });

  test('that has begun, or was never planned, is refused', async () => {
    shows('withdrawFeePlan TOO_LATE', 'withdrawFeePlan FEE_PLAN_NOT_FOUND');
    const begins = later(1);
    await planFee({ category: 'collectibles', rule: percent(5) }, begins);
    world.api.clock.advance(2 * DAY_MS);
    const late = await withdraw(begins, { category: 'collectibles' });
    expect([late.status, refusalIn(late).reason]).toEqual([409, 'TOO_LATE']);
    expect(refusalIn(await withdraw(later(9))).reason).toBe('FEE_PLAN_NOT_FOUND');
  });
});

describe('a dry run of a fee', () => {
  test('counts the newest sales again by the quote engine, names no person and no order, and stores nothing', async () => {
    shows('tryFeeRule success', 'tryFeeRule BRAND_NOT_FOUND');
    const deal = await dealAt(world, 'transaction_successful');
    const fees = async () => (await world.pool.query(`select count(*)::int as count from fee_rules`)).rows[0]?.count;
    const before = await fees();
    const tryFee = (change: object) => world.api.callAs(cara, 'tryFeeRule', { body: plan(change) });
    const run = (await tryFee({ rule: percent(20) })).answer();
    expect(run.orders).toBeGreaterThan(0);
    expect(run.dearer).toBe(run.orders);
    expect(run.feesThen).toBeGreaterThan(run.feesNow);
    expect(run.extremes[0]?.feesThen).toBeGreaterThan(run.extremes[0]?.feesNow ?? 0);
    expect(JSON.stringify(run)).not.toContain(deal.orderId);
    const same = (await tryFee({ category: 'handbags', rule: percent(20) })).answer();
    expect([same.dearer, same.cheaper, same.feesThen]).toEqual([0, 0, same.feesNow]);
    expect(await fees()).toBe(before);
    expect(refusalIn(await tryFee({ brandId: 'brd_0000000000' })).reason).toBe('BRAND_NOT_FOUND');
  });
});
