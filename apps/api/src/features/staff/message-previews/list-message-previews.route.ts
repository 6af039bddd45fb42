import type { MessagePreview } from '@suki/contract/staff/message-previews.table';
import { timerWindows } from '@suki/domain/config/timers';
import { lengthText } from '@suki/domain/time/length-text';
import { warningRow } from '@suki/domain/trade/effects/warnings.table';
import type { MessageKind } from '@suki/domain/trade/facts/message-kinds';
import { messageKinds } from '@suki/domain/trade/facts/message-kinds';
import { timerKinds } from '@suki/domain/trade/facts/statuses';
import { timerTitles } from '@suki/domain/trade/facts/timer-titles.table';
import { eventIds, transition } from '@suki/domain/trade/table/transitions.table';
import { writeMail, writeMailText } from '@suki/notifications/mail/write-mail';
import { previewKinds, type SampleMessage, sampleMessage } from '@suki/notifications/preview';
import { isMessageKind } from '@suki/notifications/render-message';
import type { z } from 'zod';
import type { Handler } from '../../../http/handler.ts';

type Preview = z.input<typeof MessagePreview>;

/** All messages for an address of the shop. They never change, and writing them takes 100 ms. */
const written = new Map<string, readonly Preview[]>();

/** With a kind, the one message and its HTML; without, all of them as text. An unknown kind has no messages. */
export const listMessagePreviews: Handler<'listMessagePreviews'> = async ({ query: { kind } }, { environment }) => {
  const webUrl = environment.WEB_URL;
  if (kind === undefined) return { items: [...allAt(webUrl)] };
  return { items: isMessageKind(kind) ? [presentPreview(sampleMessage(kind, { webUrl }), { isWhole: true })] : [] };
};

function allAt(webUrl: string): readonly Preview[] {
  const known = written.get(webUrl);
  if (known !== undefined) return known;
  const all = previewKinds.map((kind) => presentPreview(sampleMessage(kind, { webUrl }), { isWhole: false }));
  written.set(webUrl, all);
  return all;
}

function presentPreview(
  { kind, inbox, sms, letter }: SampleMessage,
  { isWhole }: { readonly isWhole: boolean },
): Preview {
  const { subject, text: body } = writeMailText(letter);
  const html = isWhole ? writeMail(letter).html : null;
  return { kind, tabId: messageKinds[kind].tab, sentBy: sentBy(kind), inbox, mail: { subject, body, html }, sms };
}

function sentBy(kind: MessageKind) {
  const rows = eventIds.flatMap((event) => {
    const { tell = [], title } = transition(event);
    return tell.filter((told) => told.kind === kind).map(({ to }) => ({ event, to, title }));
  });
  return [...rows, ...warnedBy(kind)];
}

function warnedBy(kind: MessageKind) {
  return timerKinds.flatMap((timer) => {
    const row = warningRow(timer);
    if (row === undefined || (row.kind !== kind && row.kindOfRaise !== kind)) return [];
    const left = timerWindows[timer].warningsMs.map(lengthText).join(', ');
    return [
      {
        event: timer,
        to: row.to,
        title: `warns before the end of the ${timerTitles[timer]}, with so much left: ${left}`,
      },
    ];
  });
}
