import type { Figure } from '../figures.ts';
import type { PageAudit } from './page-audit.ts';

/** The aims of `bench web`. */
const aims = {
  performance: 95,
  pointsBelowBare: 3,
  lcpRatio: 1.3,
  cls: 0.02,
  rateShare: 0.6,
  pressMs: 1_000,
} as const;

const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KiB`;

export type PageFacts = {
  readonly name: string;
  readonly audit: PageAudit;
  /** The page with one picture and nothing else, of the same run. */
  readonly bare: PageAudit;
  /** Bytes of the HTML before it is packed; null when only a signed-in browser gets it. */
  readonly htmlBytes: number | null;
};

/** The rows of one page: what Lighthouse says, and what the page weighs. */
export function pageFigures({ name, audit, bare, htmlBytes }: PageFacts): readonly Figure[] {
  const isBare = audit === bare;
  const { performance, accessibility, practices, seo, lcpMs, cls, blockedMs, kinds, faults, savings } = audit;
  const floor = Math.min(aims.performance, bare.performance - aims.pointsBelowBare);
  const perfect = [accessibility, practices, ...(seo === null ? [] : [seo])];
  const ratio = isBare ? '' : ` (${(lcpMs / bare.lcpMs).toFixed(2)} × bare)`;
  return [
    { name: `${name}: performance`, measured: String(performance), aim: isBare ? '' : `≥ ${floor}` },
    {
      name: `${name}: accessibility, practices${seo === null ? '' : ', SEO'}`,
      measured: `${perfect.join(', ')}${faults.length === 0 ? '' : ` (${faults.join(', ')})`}`,
      aim: isBare ? '' : '100',
    },
    { name: `${name}: LCP`, measured: `${Math.round(lcpMs)} ms${ratio}`, aim: isBare ? '' : `≤ ${aims.lcpRatio} ×` },
    { name: `${name}: CLS`, measured: cls.toFixed(3), aim: isBare ? '' : `≤ ${aims.cls}` },
    { name: `${name}: blocked`, measured: `${Math.round(blockedMs)} ms`, aim: '' },
    ...savings.map(([saving, milliseconds]) => ({
      name: `${name}: ${saving} would save`,
      measured: `${Math.round(milliseconds)} ms`,
      aim: '',
    })),
    ...Object.entries(kinds).map(([kind, { requests, bytes }]) => ({
      name: `${name}: ${kind}`,
      measured: `${requests}, ${kibibytes(bytes)}`,
      aim: '',
    })),
    ...(htmlBytes === null ? [] : [{ name: `${name}: HTML, unpacked`, measured: kibibytes(htmlBytes), aim: '' }]),
  ];
}

/** The row of the press on a card. */
export function pressFigure(milliseconds: number): Figure {
  return {
    name: "Press on a card to the item's picture, slow 4G",
    measured: `${Math.round(milliseconds)} ms`,
    aim: `≤ ${aims.pressMs} ms`,
  };
}

/** Requests a second; the first page is the one that the others are compared with. */
export function rateFigures(rates: Readonly<Record<string, number>>): readonly Figure[] {
  const [[, base] = ['', Number.NaN]] = Object.entries(rates);
  return Object.entries(rates).map(([name, rate], index) => ({
    name: `${name}: requests a second`,
    measured: index === 0 ? String(Math.round(rate)) : `${Math.round(rate)} (${Math.round((rate / base) * 100)} %)`,
    aim: index === 0 ? '' : `≥ ${aims.rateShare * 100} %`,
  }));
}
