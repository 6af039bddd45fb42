import { sizeLabel } from '@suki/domain/catalogue/size-label';
import type { StaffSubject } from '@suki/sdk/types';

/** "SK-20611483K, Samba OG, US 9, Bea Santos": what people call a subject; empty when nothing of it is known. */
export function subjectWords(about: StaffSubject | null): string {
  if (about === null) return '';
  const { orderNumber, itemName, sizes, person } = about;
  const size = sizes === null ? null : sizeLabel(sizes);
  return [orderNumber, itemName, size, person?.name ?? null].filter((part) => part !== null && part !== '').join(', ');
}
