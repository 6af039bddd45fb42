import { itemTexts } from './item.texts.ts';

const { history: texts } = itemTexts;

type HistoryFigures = Readonly<Record<'lastSale' | 'average' | 'sales' | 'low' | 'high', string>>;

export const namedFigures = (values: HistoryFigures) =>
  (['lastSale', 'average', 'sales', 'low', 'high'] as const).map((id) => ({ name: texts[id], value: values[id] }));

/** Placeholders that keep the height of the figures until they are known. */
const BLANK = '\u00A0';
export const figuresToCome = namedFigures({ lastSale: BLANK, average: BLANK, sales: BLANK, low: BLANK, high: BLANK });

/** The figures of a range without a sale. */
export const figuresOfNone = namedFigures({ lastSale: '–', average: '–', sales: '0', low: '–', high: '–' });
