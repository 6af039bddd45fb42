import { priceLimits } from '@suki/domain/config/prices';
import { type Centavos, max, min, pesos } from '@suki/domain/money/centavos';
import { inPesos } from '@suki/domain/money/in-pesos';
import { problemText } from '@suki/domain/texts/problem-text';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import { validatePrice } from '@suki/domain/validators/price';
import { typedPesos, withoutZeroCentavos } from '@suki/domain/validators/typed-pesos';

/** One digit more than the highest price has: a price that is too high is refused, not cut to a lower one. */
const DIGITS_MAX = String(inPesos(priceLimits.max)).length + 1;

/** Typed pesos without letters and leading zeros; decimals stay, so that the price rule can refuse them. */
export function typedPrice(text: string): string {
  return typedPesos(text, DIGITS_MAX);
}

/** A typed price with separators and without zero centavos, for reading. */
export function readablePrice(typed: string): string {
  const [whole = '', fraction] = withoutZeroCentavos(typed).split('.');
  const pesos = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? pesos : `${pesos}.${fraction}`;
}

export type PriceState = {
  /** Null while the entry is no valid price. */
  readonly price: Centavos | null;
  /** The error; undefined while the field is empty. */
  readonly problem: string | undefined;
};

/** Checks a typed price against the price rule. */
export function priceState(digits: string, lane?: Lane): PriceState {
  const checked = validatePrice(withoutZeroCentavos(digits), lane);
  if (checked.ok) {
    return { price: checked.value, problem: undefined };
  }
  const problem = digits === '' ? undefined : problemText(checked);
  return { price: null, problem };
}

/** The next multiple of ₱50 up or down, within the limits. */
export function steppedPrice(digits: string, direction: 1 | -1): string {
  const stepPesos = inPesos(priceLimits.step);
  const typed = Number(digits === '' ? '0' : digits);
  const next =
    direction === 1 ? (Math.floor(typed / stepPesos) + 1) * stepPesos : (Math.ceil(typed / stepPesos) - 1) * stepPesos;
  const within = max(priceLimits.min, min(priceLimits.max, pesos(next)));
  return String(inPesos(within));
}
