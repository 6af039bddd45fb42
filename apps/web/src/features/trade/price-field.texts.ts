import { priceLimits } from '@suki/domain/config/prices';
import { formatMoney } from '@suki/domain/money/format-money';
import { inPesos } from '@suki/domain/money/in-pesos';

const { step, min, max } = priceLimits;
const stepPesos = inPesos(step);

export const priceFieldTexts = {
  hint: `Steps of ${formatMoney(step)}, from ${formatMoney(min)} to ${formatMoney(max)}.`,
  less: `${stepPesos} pesos less`,
  more: `${stepPesos} pesos more`,
  lessShort: `−${stepPesos}`,
  moreShort: `+${stepPesos}`,
} as const;
