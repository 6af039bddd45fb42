import { readChart } from './read-chart.ts';

/** Nike and Jordan. The box prints one length for US 4.5 and 5, and one UK size for US 6.5 and 7. */
export const nikeMen = readChart(
  'us_m',
  `
  us_m us_w uk   eu   cm
  4    5.5  3.5  36   23
  4.5  6    4    36.5 23.5
  5    6.5  4.5  37.5 23.5
  5.5  7    5    38   24
  6    7.5  5.5  38.5 24
  6.5  8    6    39   24.5
  7    8.5  6    40   25
  7.5  9    6.5  40.5 25.5
  8    9.5  7    41   26
  8.5  10   7.5  42   26.5
  9    10.5 8    42.5 27
  9.5  11   8.5  43   27.5
  10   11.5 9    44   28
  10.5 12   9.5  44.5 28.5
  11   12.5 10   45   29
  11.5 13   10.5 45.5 29.5
  12   13.5 11   46   30
  12.5 14   11.5 47   30.5
  13   14.5 12   47.5 31
  14   15.5 13   48.5 32
  15   16.5 14   49.5 33
`,
);

/** The lasts of the men’s chart under the women’s number (men + 1.5). */
export const nikeWomen = readChart(
  'us_w',
  `
  us_w uk  eu   cm
  5.5  3.5 36   23
  6    4   36.5 23.5
  6.5  4.5 37.5 23.5
  7    5   38   24
  7.5  5.5 38.5 24
  8    6   39   24.5
  8.5  6   40   25
  9    6.5 40.5 25.5
  9.5  7   41   26
  10   7.5 42   26.5
  10.5 8   42.5 27
  11   8.5 43   27.5
  11.5 9   44   28
  12   9.5 44.5 28.5
  12.5 10  45   29
`,
);

/** Grade school. */
export const nikeKids = readChart(
  'us',
  `
  us   uk  eu   cm
  4Y   3.5 36   23
  4.5Y 4   36.5 23.5
  5Y   4.5 37.5 23.5
  5.5Y 5   38   24
  6Y   5.5 38.5 24
  6.5Y 6   39   24.5
  7Y   6   40   25
`,
);
