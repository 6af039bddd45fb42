import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { OpsOrderPage } from '../pages/ops-order-page.ts';
import { OpsReceivingPage } from '../pages/ops-receiving-page.ts';
import { OpsStation } from '../pages/ops-station.ts';
import { OrderPage } from '../pages/order-page.ts';
import { ParcelsPage } from '../pages/parcels-page.ts';
import { newTrackingNumber } from '../people/new-person.ts';
import { staff } from '../people/staff.ts';
import { secondTab } from './cast.ts';
import type { PaidSale } from './sale.types.ts';

const photo = fileURLToPath(new URL('../../../../apps/api/seed/inspection-photo.webp', import.meta.url));
const OUTBOUND_COURIER = 'LBC Express';

export async function receiveAtDoor(sale: PaidSale, trackingNumber: string): Promise<void> {
  const { cast, order, buyerInbox, sellerInbox } = sale;
  await test.step('the warehouse scans the parcel at the door', async () => {
    await new OpsStation(cast.warehouse).signIn(staff.warehouse);
    const door = new OpsReceivingPage(cast.warehouse);
    await door.scan('NOBODYSENT123', /Refused/);
    await door.scan(trackingNumber, /Received: To inspect/);
  });
  await test.step('both sides hear of the arrival without a reload', async () => {
    await order.expectNews(/^We inspect it by/);
    await new OrderPage(cast.seller).expectHeadline(/^We inspect it by/);
    await buyerInbox.expectMessage('It’s at our warehouse');
    await sellerInbox.expectMessage('It’s at our warehouse');
  });
}

/** The inspector checks every point, the pair passes, the parcel leaves, and the courier delivers it. */
export async function inspectAndShip(sale: PaidSale): Promise<void> {
  const { cast, order, buyerInbox, sellerInbox, orderId } = sale;
  await test.step('the inspector checks every point, takes a photo and passes the pair', async () => {
    const station = new OpsStation(cast.inspector);
    await station.signIn(staff.inspector);
    await station.openOrder('To inspect', orderId);
    await new OpsOrderPage(cast.inspector).inspect(photo);
  });
  await test.step('the buyer reads the report, the seller is paid, both without a reload', async () => {
    await order.expectNews(/^It passed\. We ship it to you by/);
    await order.expectReport('12 of 12 points passed');
    await order.openPhoto('Box: Small dent in one corner of the box.');
    await buyerInbox.expectMessage('It passed our inspection');
    await sellerInbox.expectMessage('You’ve been paid', 'Payments');
  });
  await test.step('ux 16: anybody may read the certificate, and finds it by its number', async () => {
    const reader = await secondTab(cast.buyer);
    await reader.page.goto(order.page.url());
    const page = new OrderPage(reader);
    await page.openCertificate();
    await page.findCertificateByNumber();
    await reader.page.close();
  });
  const trackingNumber = newTrackingNumber();
  await test.step('the warehouse hands the parcel to the courier', async () => {
    await new OpsStation(cast.warehouse).openOrder('To ship', orderId);
    await new OpsOrderPage(cast.warehouse).handToCourier(OUTBOUND_COURIER, trackingNumber);
    await order.expectNews(/^On its way to you: it arrives/);
    await buyerInbox.expectMessage('It’s on its way to you');
  });
  await test.step('the courier delivers the parcel', async () => {
    const parcels = new ParcelsPage(cast.courier);
    await parcels.open();
    await parcels.deliver(trackingNumber);
    await order.expectTracking(/Out for delivery/);
  });
}
