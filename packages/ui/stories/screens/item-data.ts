import type { ChartPoint } from '../../src/components/lists/LineChart/chart-scale.ts';
import type { Lane } from '../../src/components/market/LanePicker/LanePicker.tsx';
import type { SizeCell } from '../../src/components/market/SizeGrid/SizeGrid.tsx';

export const sizes: ReadonlyArray<SizeCell> = [
  { value: '6', label: '6', detail: '₱9,400' },
  { value: '6.5', label: '6.5', detail: '₱9,250' },
  { value: '7', label: '7', detail: '₱8,900', tagged: true },
  { value: '7.5', label: '7.5', detail: '₱8,850' },
  { value: '8', label: '8', detail: '₱8,750', tagged: true },
  { value: '8.5', label: '8.5', detail: '₱8,700' },
  { value: '9', label: '9', detail: '₱8,650', tagged: true, best: true },
  { value: '9.5', label: '9.5', detail: '₱8,900' },
  { value: '10', label: '10', detail: '₱8,950', tagged: true },
  { value: '10.5', label: '10.5', detail: '₱9,200' },
  { value: '11', label: '11', detail: '₱9,600' },
  { value: '11.5', label: '11.5', detail: 'Bid', muted: true },
  { value: '12', label: '12', detail: '₱10,400' },
  { value: '13', label: '13', detail: '₱11,200', tagged: true },
  { value: '14', label: '14', detail: 'None', muted: true, disabled: true },
];
export const sizeSystems = [
  { value: 'us-m', label: 'US M' },
  { value: 'us-w', label: 'US W' },
  { value: 'uk', label: 'UK' },
  { value: 'eu', label: 'EU' },
  { value: 'cm', label: 'CM' },
];
export const lanes: ReadonlyArray<Lane> = [
  {
    value: 'standard',
    name: 'Standard',
    price: '₱8,650',
    dates: 'Fri 27 Nov – Wed 2 Dec',
    note: 'The seller sends it, we check it',
  },
  {
    value: 'flash',
    name: 'Flash',
    price: '₱9,775',
    dates: 'Wed 25 – Sat 28 Nov',
    note: 'Checked already, leaves Monday',
    tagged: true,
  },
];

/** Forty sales that fall from about 9,100 to 8,300, the same at each load. */
export const sales: ReadonlyArray<ChartPoint> = Array.from({ length: 46 }, (_, index) => {
  const share = index / 45;
  const swing = 300 * Math.sin(share * 7.5) * (1 - share * 0.55) + 160 * Math.sin(index * 12.9898);
  return { at: share * 90, value: Math.round((9150 - 1050 * share + swing) / 50) * 50 };
});
export const average: ReadonlyArray<ChartPoint> = sales.map((sale, index) => {
  const last = sales.slice(Math.max(0, index - 4), index + 1);
  return { at: sale.at, value: last.reduce((sum, each) => sum + each.value, 0) / last.length };
});
