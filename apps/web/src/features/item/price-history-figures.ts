import { itemTexts } from './item.texts.ts';

const { history: texts } = itemTexts;

type HistoryFigures = Readonly<Record<'lastSale' | 'average' | 'sales' | 'low' | 'high', string>>;

/** The figures under the drawing, each with its name. */
export const namedFigures = (values: HistoryFigures) =>
  (['lastSale', 'average', 'sales', 'low', 'high'] as const).map((id) => ({ name: texts[id], value: values[id] }));

/** Before the figures are known: as high as they will be. */
const BLANK = '\u00A0';
export const figuresToCome = namedFigures({ lastSale: BLANK, average: BLANK, sales: BLANK, low: BLANK, high: BLANK });

/** Of a range without a sale: they keep their place. */
export const figuresOfNone = namedFigures({ lastSale: '–', average: '–', sales: '0', low: '–', high: '–' });
