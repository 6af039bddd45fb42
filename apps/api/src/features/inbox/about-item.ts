import type { MessageItem as Answer } from '@suki/contract/inbox/inbox.table';
import { withSpecificationNames } from '@suki/contract/shared/specification-names';
import type { MessageItem } from '@suki/db/queries/message-items';
import { sizeLabel } from '@suki/domain/catalogue/size-label';
import { orderNumberText } from '@suki/domain/orders/order-number';
import type { AboutItem } from '@suki/notifications/about/about-item';
import type { z } from 'zod';
import type { Environment } from '../../env.ts';
import { presentArt } from '../catalogue/present-art.ts';

type Addresses = Pick<Environment, 'API_URL'>;

/** Twice the size in which a mail shows it. JPEG, because Outlook shows neither WebP nor AVIF. */
const MAIL_PICTURE = '320.jpeg';

/** The item of a message as the inbox shows it. */
export function presentMessageItem(item: MessageItem, environment: Addresses): z.output<typeof Answer> {
  const { itemId: id, name, sizes } = item;
  const art = presentArt({ ...item, id }, environment);
  return withSpecificationNames('item', { id, name, size: sizeLabel(sizes), art });
}

export function numberOf({ orderNumber }: Pick<MessageItem, 'orderNumber'>): string | null {
  return orderNumber === null ? null : orderNumberText(orderNumber);
}

/** The item of a message as mails and text messages name it. */
export function aboutItem(item: MessageItem, environment: Addresses): AboutItem {
  const { art, name, size } = presentMessageItem(item, environment);
  const [view] = art.views;
  const picture = view === undefined ? null : { url: `${art.url}/${view.view}/${MAIL_PICTURE}`, alt: view.alt };
  return { name, size, orderNumber: numberOf(item), picture };
}
