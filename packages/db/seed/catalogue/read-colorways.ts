import type { Audience } from './catalogue.types.ts';
import type { Colorway } from './model.types.ts';

const audiences: readonly Audience[] = ['men', 'women', 'unisex', 'kids'];
const day = /^\d{4}-\d{2}-\d{2}$/;
/** "+3": a drop three days after the seeding. */
const daysAhead = /^\+(\d{1,2})$/;

/**
 * Reads a table of colourways, one a line: number, name, colourway, style code, release date, the maker's price and
 * the market's in pesos, and the audience where it is another than the model's. A dash stands for a model that is
 * always in production, "+3" for a drop three days after the seeding.
 * @throws RangeError that shows the line, when a line has another form.
 */
export function readColorways(text: string): readonly Colorway[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readLine);
}

function readLine(line: string): Colorway {
  const [number = '', name = '', colourway = '', styleCode = '', released = '', retail = '', market = '', ...more] =
    line.split('|').map((cell) => cell.trim());
  const audience = audiences.find((known) => known === more[0]);
  const [, ahead] = daysAhead.exec(released) ?? [];
  const isDated = released === '-' || ahead !== undefined || day.test(released);
  const isWhole = [number, retail, market].every((cell) => /^\d+$/.test(cell));
  const isNamed = name !== '' && colourway !== '' && styleCode !== '';
  if (!(isDated && isWhole && isNamed) || more.length > 1 || (more.length === 1 && audience === undefined)) {
    throw new RangeError(`Expected number | name | colorway | style code | date | retail | market, got "${line}".`);
  }
  return {
    number: Number(number),
    name,
    colourway,
    styleCode,
    releaseDate: day.test(released) ? released : null,
    ...(ahead === undefined ? {} : { dropsInDays: Number(ahead) }),
    retailPesos: Number(retail),
    marketPesos: Number(market),
    audience,
  };
}
