import type { Centavos } from '@suki/domain/money/centavos';
import { useState } from 'react';
import { type Channel, usableChannel } from './channels.view-model.ts';

/** The wallet to pay with: GCash at first, while it takes the amount. */
export function useChannel(amount: Centavos) {
  const [chosen, setChosen] = useState<Channel>('GCASH');
  return { channel: usableChannel(chosen, amount), choose: setChosen };
}
