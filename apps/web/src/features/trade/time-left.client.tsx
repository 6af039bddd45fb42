'use client';
import { Countdown } from '@suki/ui/market/Countdown/Countdown.client';
import { useState } from 'react';
import { now, useVisitTime } from '../../shell/clock/browser-clock.ts';
import { moment } from '../../shell/when.ts';
import { tradeTexts } from './trade.texts.ts';

/** A deadline of minutes or hours with what is left of it. The day and hour alone until the browser knows the time. */
export function TimeLeft({ deadline }: { readonly deadline: string }) {
  const isInBrowser = useVisitTime() !== null;
  return isInBrowser ? (
    <Running key={deadline} deadline={deadline} />
  ) : (
    <time dateTime={deadline}>{tradeTexts.timeLeft.deadline(moment(deadline))}</time>
  );
}

function Running({ deadline }: { readonly deadline: string }) {
  // The visit may have begun long ago: what is left counts from when this is first shown.
  const [nowMs] = useState(() => now().getTime());
  const words = { ...tradeTexts.timeLeft, deadline: tradeTexts.timeLeft.deadline(moment(deadline)) };
  return <Countdown deadlineMs={Date.parse(deadline)} nowMs={nowMs} words={words} />;
}
