import type { Tracking } from '@suki/sdk/types';

/** An order's page. */
export const orderTexts = {
  page: 'Order',
  loading: 'Loading the order',
  notANumber: 'This address names no order',
  notANumberText: 'Find the order by its number (SK-…), parcel or item.',
  where: 'Where this order is',
  about: 'About this order',
  list: (title: string) => `Orders in ${title}`,
  inList: 'This list is empty now.',
  loadingList: 'Loading the list',
  rush: 'Rush: the buyer asks us to hurry',
  rushShort: 'Rush',
  style: 'Style',
  size: 'Size',
  condition: 'Condition',
  colorway: 'Colorway ',
  standard: 'From the seller',
  flash: 'From stock',
  ordered: (lane: string, at: string) => `${lane}, ordered ${at}`,
  orderedAt: (at: string) => `ordered ${at}`,
  history: 'Order history',
  toDo: 'To do now',
  heldUp: 'Held up',
} as const;

export const nextWorkTexts = {
  forOthers: (whom: string) => `This is for ${whom}. Your role can look at it.`,
  inspector: 'an inspector',
  warehouse: 'the warehouse',
  taken: 'The item is yours to inspect',
  compare: (styleCode: string) => `Check that the label on the box says ${styleCode} before you open it.`,
  colleague: 'A colleague',
  withColleague: (name: string) =>
    `${name} is inspecting this item. Take it over only when it’s in front of you. The history names both of you.`,
  takeOver: 'Take it over',
  begin: 'Start the inspection',
  beginning: 'Taking the item',
} as const;

export const dueTexts = {
  by: (at: string) => `by ${at}`,
  overdue: 'overdue',
  minutes: (count: number) => `${count} min left`,
  hours: (count: number) => `${count} h left`,
  days: (count: number) => `${count} days left`,
} as const;

export const inspectionTexts = {
  withYou: 'With you',
  with: (name: string) => `With ${name}`,
  another: 'another inspector',
  waits: 'Waiting for a second finding',
  ownWaits: 'Your finding is waiting for a second one',
} as const;

export const parcelTexts = {
  title: 'Parcels',
  none: 'No parcel is on its way yet.',
} as const;

export const legNames = { inbound: 'To the warehouse', outbound: 'To the buyer' } as const satisfies Record<
  Tracking['leg'],
  string
>;

export const sideTexts = {
  buyer: 'Buyer',
  seller: 'Seller',
  sendsFrom: (region: string) => `Sends from ${region}`,
  noName: 'No name yet',
  contact: { buyer: (name: string) => `${name}, the buyer`, seller: (name: string) => `${name}, the seller` },
} as const;
