import { expect, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { test } from './browser/test.ts';
import { keyboardHand } from './hands/keyboard-hand.ts';
import { OpsStation } from './pages/ops-station.ts';
import { staff } from './people/staff.ts';
import { callerOf } from './stage/caller.ts';

const { press } = keyboardHand;

/** An office printer, and the two usual papers of label printers. */
const papers = [
  { width: '210mm', height: '297mm' },
  { width: '105mm', height: '148mm' },
  { width: '100mm', height: '150mm' },
] as const;

/** The print dialog would stop the page; `page.pdf` prints in its place. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto(`${addresses.ops}${path}`);
}

async function pagesOnPaper(page: Page, paper: (typeof papers)[number]): Promise<number> {
  const pdf = await page.pdf({ ...paper, printBackground: true, margin: { top: '3mm', left: '3mm', right: '3mm' } });
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

test.describe('ops A.2 A7: one press prints one page', () => {
  for (const { what, status, button, name } of [
    {
      what: 'the label of a parcel',
      status: 'platform_to_ship',
      button: 'Print the label',
      name: 'Label for the parcel',
    },
    { what: 'the tag of an item', status: 'platform_received', button: 'Print the tag', name: 'Tag of order' },
  ] as const) {
    test(`${what}, on every paper, with the order number as barcode and QR code`, async ({ newTab }) => {
      const ines = await callerOf(staff.warehouse);
      const { items } = await ines('listStaffOrders', { query: { status, heldUp: 'false' } });
      const order = items[0];
      const page = await newTab('warehouse');
      await new OpsStation({ page, hand: keyboardHand }).signIn(staff.warehouse);
      for (const paper of papers) {
        await open(page, `/order/${order?.id}`);
        await press(page.getByRole('button', { name: button }).first());
        const sheet = page.locator('body > div').getByRole('region', { name, includeHidden: true }).last();
        const number = String(order?.orderNumber);
        await expect(sheet.getByLabel(`Barcode of the order number ${number}`)).toBeAttached();
        await expect(sheet.getByLabel(`QR code of order ${number}`)).toBeAttached();
        expect(await pagesOnPaper(page, paper), `pages of ${paper.width}`).toBe(1);
      }
    });
  }
});
