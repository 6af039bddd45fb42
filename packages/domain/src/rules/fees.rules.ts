import { depositAmount } from '../deposits/deposit-amount.ts';
import { applyFee } from '../fees/apply-fee.ts';
import { flashFee } from '../fees/flash-fee.table.ts';
import { sellFee } from '../fees/sell-fee.table.ts';
import { add, subtract } from '../money/centavos.ts';
import { formatMoney } from '../money/format-money.ts';
import { discountPrice, isRoundPrice } from '../money/price-rule.ts';
import { type Argument, unexpected } from './argument.ts';
import { money, object, oneOf, optional, orNull, price, share } from './arguments.ts';
import { rule } from './rule.ts';

/** Beyond four decimals a percentage would be rounded silently. */
const feeAmount: Argument<number> = (value, name) => {
  const read = share(value, name);
  const isExact = read.ok && Math.abs(Math.round(read.value * 10_000) - read.value * 10_000) < 1e-6;
  return read.ok && !isExact ? unexpected(name, 'a number with at most four decimals', value) : read;
};

const feeRule = object({
  feeType: oneOf('percentage', 'fixed'),
  feeAmount,
  discountFeeAmount: optional(orNull(feeAmount)),
  minFee: optional(orNull(price)),
  maxFee: optional(orNull(price)),
});

/** Prices, fees and deposits (specification, section 9). */
export const feeRules = {
  sellFee: rule({ price }, (values) => sellFee(values.price)),
  flashFee: rule({ price }, (values) => flashFee(values.price)),
  applyFee: rule({ fee: feeRule, price }, ({ fee, price: amount }) =>
    applyFee(
      {
        feeType: fee.feeType,
        feeAmount: fee.feeAmount,
        discountFeeAmount: fee.discountFeeAmount ?? null,
        minFee: fee.minFee ?? null,
        maxFee: fee.maxFee ?? null,
      },
      amount,
    ),
  ),
  income: rule({ price, techService: price, payment: price, operational: price }, (values) =>
    subtract(values.price, add(values.techService, values.payment, values.operational)),
  ),
  discountPrice: rule({ value: price }, ({ value }) => discountPrice(value)),
  isRoundPrice: rule({ price, step: oneOf(50, 100) }, (values) => isRoundPrice(values.price, values.step)),
  depositAmount: rule({ price }, (values) => depositAmount(values.price)),
  formatMoney: rule({ amount: money }, ({ amount }) => formatMoney(amount)),
};
