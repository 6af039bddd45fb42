import { isParcelBack } from '@suki/domain/trade/view/parcel-back';
import { useReceiveAtWarehouse } from '@suki/sdk/hooks/staff/orders';
import { serverNow } from '@suki/sdk/server-time';
import { useEffect, useRef, useState } from 'react';
import { playScanSound } from './scan-sound.ts';
import { bodyOf, nextWaiting, refusedScan, resultOf, type Scans, withResult, withScan } from './scans.view-model.ts';

/** The parcels of this session: takes codes at any speed and reports them one by one. */
export function useScans(): { readonly scans: Scans; readonly add: (code: string, handedOverBy?: string) => void } {
  const [scans, setScans] = useState<Scans>([]);
  const receive = useReceiveAtWarehouse();
  const isBusy = useRef(false);
  const next = nextWaiting(scans);

  useEffect(() => {
    if (next === undefined || isBusy.current) {
      return;
    }
    isBusy.current = true;
    const askedAt = serverNow();
    void receive.run(bodyOf(next)).then((outcome) => {
      isBusy.current = false;
      // A returned parcel sounds like a refusal, because the person has to look where it goes.
      const isReceived = outcome.ok && !isParcelBack(outcome.answer.trackings, next.code);
      playScanSound(isReceived ? 'received' : 'refused');
      setScans((current) =>
        withResult(
          current,
          next.number,
          outcome.ok ? resultOf(outcome.answer, next.code, current, askedAt) : refusedScan(outcome.error),
        ),
      );
    });
  }, [next, receive]);

  return { scans, add: (code, handedOverBy) => setScans((current) => withScan(current, code, handedOverBy)) };
}
