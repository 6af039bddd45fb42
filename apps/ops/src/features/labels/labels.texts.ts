export const labelTexts = {
  printTag: 'Print the tag',
  printTagOf: (number: string) => `Print the tag of ${number}`,
  printLabel: 'Print the label',
  tagOf: (number: string) => `Tag of order ${number}`,
  qrOfOrder: (number: string) => `QR code of order ${number}`,
  qrOfParcel: (number: string) => `QR code of parcel ${number}`,
  rush: 'Rush',
  orderNumber: 'order number',
  courierNumber: 'courier’s number',
  label: 'Label for the parcel',
  from: (name: string, address: string) => `From ${name}, ${address}`,
  barcode: (label: string, text: string) => `Barcode of the ${label} ${text}`,
} as const;
