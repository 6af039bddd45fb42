import { readChart } from './read-chart.ts';

/** The clog carries both US numbers on its sole: M7 is W9. */
export const crocs = readChart(
  'us_m',
  `
  us_m us_w uk eu    cm
  4    6    3  36-37 22
  5    7    4  37-38 23
  6    8    5  38-39 24
  7    9    6  39-40 25
  8    10   7  41-42 26
  9    11   8  42-43 27
  10   12   9  43-44 28
  11   13   10 45-46 29
  12   14   11 46-47 30
  13   15   12 48-49 31
`,
);
