import type { LapseMessageId } from './lapses.en.ts';

const offMarket = 'Kapag hindi nabayaran ang deposito bago iyon, magsasara ang ask. Walang sisingilin.';
const expiry = 'Pagkatapos ng araw na iyon, magsasara ang ask at ibabalik ang deposito.';
const unpaid = 'Kapag hindi nabayaran ang order bago iyon, magsasara ito at ibebenta muli ang pares.';
const unscanned = 'Kapag walang courier na nag-scan ng padala bago iyon, magsasara ang order.';

export const lapsesFil: Readonly<Record<LapseMessageId, string>> = {
  'lapse.T1.buyer': offMarket,
  'lapse.T1.seller': 'Kapag hindi mo nabayaran ang deposito bago iyon, magsasara ang ask. Walang sisingilin.',
  'lapse.T1.operator': offMarket,
  'lapse.T2.buyer': expiry,
  'lapse.T2.seller': 'Pagkatapos ng araw na iyon, magsasara ang ask mo at ibabalik sa iyo ang deposito.',
  'lapse.T2.operator': expiry,
  'lapse.T6.buyer': 'Kapag hindi ka nagbayad bago iyon, magsasara ang order at ibebenta muli ang pares.',
  'lapse.T6.seller': 'Kapag hindi nagbayad ang bumibili bago iyon, ibebenta muli ang pares mo sa dati nitong pila.',
  'lapse.T6.operator': unpaid,
  'lapse.T8.buyer': 'Kapag hindi nagkumpirma ang nagbebenta bago iyon, ibabalik ang buong bayad mo.',
  'lapse.T8.seller': 'Kapag hindi ka nagkumpirma bago iyon, magsasara ang order at hindi ibabalik ang deposito mo.',
  'lapse.T8.operator': 'Kapag walang kumpirmasyon bago iyon, ire-refund ang bumili at hindi ibabalik ang deposito.',
  'lapse.T9.buyer':
    'Kapag hindi ito naipadala bago iyon, ibabalik ang buong bayad mo at may bahagi ka sa deposito nila.',
  'lapse.T9.seller': 'Kapag walang tracking number bago iyon, magsasara ang order at hindi ibabalik ang deposito mo.',
  'lapse.T9.operator': 'Kapag walang tracking number bago iyon, ire-refund ang bumili at hindi ibabalik ang deposito.',
  'lapse.T9b.buyer': `${unscanned} Ibabalik ang buong bayad mo at may bahagi ka sa deposito ng nagbebenta.`,
  'lapse.T9b.seller': `${unscanned} Hindi ibabalik ang deposito mo.`,
  'lapse.T9b.operator': `${unscanned} Ire-refund ang bumili at hindi ibabalik ang deposito.`,
  'lapse.T15.buyer': 'Kapag wala kaming narinig mula sa iyo bago iyon, ituturing naming maayos ang lahat.',
  'lapse.T15.seller': 'Kapag walang sinabi ang bumili bago iyon, tapos na ang order.',
  'lapse.T15.operator': 'Kapag walang sinabi ang bumili bago iyon, tapos na ang order.',
  'lapse.T21.buyer': 'Pagkatapos, papasok sa wallet mo ang bahagi mo sa deposito.',
  'lapse.T21.seller': 'Pagkatapos, pinal na ang bahaging hindi ibinalik.',
  'lapse.T21.operator': 'Pagkatapos, hahatiin ang bahaging hindi ibinalik.',
};
