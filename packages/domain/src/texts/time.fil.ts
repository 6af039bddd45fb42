import type { TimeMessageId } from './time.en.ts';

export const timeFil: Readonly<Record<TimeMessageId, string>> = {
  'time.justNow': 'Ngayon lang',
  'time.5m': '5 minuto',
  'time.15m': '15 minuto',
  'time.60m': '60 minuto',
  'time.24h': '24 oras',
  'time.36h': '36 oras',
  'time.7d': '7 araw',
  'time.14d': '14 araw',
  'time.30d': '30 araw',
};
