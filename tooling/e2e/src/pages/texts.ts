import type { Locator } from '@playwright/test';

/** What stands in an element. */
export async function textOf(element: Locator): Promise<string> {
  return ((await element.textContent()) ?? '').trim();
}

/** "₱8,650.50" and "–₱150" in centavos. */
export function amountIn(text: string): number {
  const match = /([-–−])?₱([\d,]+)(?:\.(\d{2}))?/.exec(text);
  if (match === null) {
    throw new Error(`Expected an amount in pesos in "${text}".`);
  }
  const [, sign, pesos = '', centavos = '00'] = match;
  return Number(`${pesos.replaceAll(',', '')}${centavos}`) * (sign === undefined ? 1 : -1);
}

/** The radio button of a size: its name goes on with the price that stands under it. */
export function sizeNamed(size: string): RegExp {
  return new RegExp(`^${size.replaceAll('.', '\\.')}(?![\\d.])`);
}

export type Line = { readonly label: string; readonly amount: number };

/** The lines of a receipt with their amounts, those without an amount in pesos left out. */
export async function linesOf(receipt: Locator): Promise<readonly Line[]> {
  const lines = await receipt.locator('dl > div').evaluateAll((rows) =>
    rows.map((row) => ({
      label: row.querySelector('dt')?.textContent ?? '',
      amount: row.querySelector('dd')?.textContent ?? '',
    })),
  );
  return lines
    .filter(({ amount }) => amount.includes('₱'))
    .map(({ label, amount }) => ({ label, amount: amountIn(amount) }));
}

/** Centavos as the shop writes them: "₱7,226", "₱7,226.50". */
export function pesos(centavos: number): string {
  const digits = centavos % 100 === 0 ? 0 : 2;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `₱${(centavos / 100).toLocaleString('en-PH', format)}`;
}
