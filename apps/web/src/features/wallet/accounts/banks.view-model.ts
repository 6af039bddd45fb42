import { payoutChannels } from '@suki/contract/withdrawal-accounts/payout-channels.table';
import type { ComboboxFieldProps } from '@suki/ui/forms/ComboboxField/ComboboxField.client';
import type { RadioCard } from '@suki/ui/forms/RadioCards/RadioCards';
import { accountTexts } from './accounts.texts.ts';

type Option = ComboboxFieldProps['options'][number];
type Channel = (typeof payoutChannels)[number];
type Code = Channel['code'];

/** The banks and e-wallets that most people use, the most used first, by the names that they say (ux 32). */
const usual: readonly (readonly [code: Code, name: string])[] = [
  ['PH_GCASH', 'GCash'],
  ['PH_PAYMAYA', 'Maya'],
  ['PH_BPI', 'BPI'],
  ['PH_BDO', 'BDO'],
  ['PH_MET', 'Metrobank'],
  ['PH_UBP', 'UnionBank'],
  ['PH_LBP', 'LandBank'],
];

/** The choice of any other channel, by a search. */
export const OTHER = 'OTHER';

/** Short names that people search for, where neither name nor code has them. */
const alsoCalled: Partial<Readonly<Record<Code, string>>> = {
  PH_PSB: 'PSBank',
  PH_CBC: 'China Bank',
  PH_PTC: 'Philtrust',
  PH_EWB: 'East West',
  PH_PAYMAYA: 'PayMaya',
};

export const usualBanks: readonly RadioCard[] = [
  ...usual.map(([value, title]) => ({ value, title })),
  { value: OTHER, title: accountTexts.fields.other },
];

/** The card of a channel: its own when it is among the usual ones. */
export function cardOf(channelCode: string): string {
  if (channelCode === '') {
    return '';
  }
  return usual.some(([code]) => code === channelCode) ? channelCode : OTHER;
}

/** The name of a channel in the search field; empty for an unknown one. */
export function bankName(channelCode: string): string {
  return payoutChannels.find(({ code }) => code === channelCode)?.name ?? '';
}

/** The channels whose name, short name or code has each typed word, in the order of the table. */
export function banksMatching(text: string): readonly Option[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return payoutChannels.flatMap((channel) => {
    const all = searchedIn(channel);
    return words.every((word) => all.includes(word)) ? [{ id: channel.code, ...namesOf(channel) }] : [];
  });
}

function searchedIn({ code, name }: Channel): string {
  const short = usual.find(([each]) => each === code)?.[1] ?? '';
  return [name, code.replace('PH_', ''), short, alsoCalled[code] ?? ''].join(' ').toLowerCase();
}

function namesOf({ name, category }: Channel): { readonly label: string; readonly detail?: string } {
  return category === 'EWALLET' ? { label: name, detail: accountTexts.fields.eWallet } : { label: name };
}
