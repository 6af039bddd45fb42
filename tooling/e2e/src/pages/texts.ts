import type { Locator } from '@playwright/test';

export async function textOf(element: Locator): Promise<string> {
  return ((await element.textContent()) ?? '').trim();
}

/** Reads "₱8,650.50" or "–₱150" as centavos. */
export function amountIn(text: string): number {
  const match = /([-–−])?₱([\d,]+)(?:\.(\d{2}))?/.exec(text);
  if (match === null) {
    throw new Error(`Expected an amount in pesos in "${text}".`);
  }
  const [, sign, pesos = '', centavos = '00'] = match;
  return Number(`${pesos.replaceAll(',', '')}${centavos}`) * (sign === undefined ? 1 : -1);
}

/** Matches the radio button of a size. Its name goes on with the price below the size. */
export function sizeNamed(size: string): RegExp {
  return new RegExp(`^${size.replaceAll('.', '\\.')}(?![\\d.])`);
}

export type Line = { readonly label: string; readonly amount: number };

/** Returns the lines of a receipt that have an amount in pesos, in centavos. */
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

/** Writes centavos as the shop does: "₱7,226", "₱7,226.50". */
export function pesos(centavos: number): string {
  const digits = centavos % 100 === 0 ? 0 : 2;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `₱${(centavos / 100).toLocaleString('en-PH', format)}`;
}
