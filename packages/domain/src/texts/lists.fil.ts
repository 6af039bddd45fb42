import type { ListMessageId } from './lists.en.ts';

export const listsFil: Readonly<Record<ListMessageId, string>> = {
  'askTab.selling': 'Ibinebenta',
  'askTab.in_progress': 'Isinasagawa',
  'askTab.done': 'Tapos',
  'bidTab.active': 'Aktibo',
  'bidTab.closed': 'Sarado',
  'orderTab.to_pay': 'Babayaran',
  'orderTab.in_progress': 'Isinasagawa',
  'orderTab.to_receive': 'Tatanggapin',
  'orderTab.done': 'Tapos',
};
