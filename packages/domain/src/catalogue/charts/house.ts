import { readChart } from './read-chart.ts';

/** For a brand whose own chart is not known: the sizes that most makers print. */
export const house = readChart(
  'us_m',
  `
  us_m us_w uk   eu   cm
  5    6.5  4    37.5 23
  5.5  7    4.5  38   23.5
  6    7.5  5    38.5 24
  6.5  8    5.5  39   24.5
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
`,
);

export const houseKids = readChart(
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
