import { timerWindows } from '@suki/domain/config/timers';
import { lengthText } from '@suki/domain/time/length-text';
import { warningRow } from '@suki/domain/trade/effects/warnings.table';
import type { MessageKind } from '@suki/domain/trade/facts/message-kinds';
import { messageKinds } from '@suki/domain/trade/facts/message-kinds';
import { timerKinds } from '@suki/domain/trade/facts/statuses';
import { timerTitles } from '@suki/domain/trade/facts/timer-titles.table';
import { eventIds, transition } from '@suki/domain/trade/table/transitions.table';
import { mailBody } from '@suki/notifications/mail-body';
import { previewAll } from '@suki/notifications/preview';
import type { Handler } from '../../../http/handler.ts';

const EXAMPLE_NAME = 'Bea Santos';

export const listMessagePreviews: Handler<'listMessagePreviews'> = async (_request, { environment }) => ({
  items: previewAll().map(({ kind, inbox, mail, sms }) => ({
    kind,
    tabId: messageKinds[kind].tab,
    sentBy: sentBy(kind),
    inbox,
    mail: {
      subject: mail.subject,
      body: mailBody({ name: EXAMPLE_NAME, text: mail.text, url: `${environment.WEB_URL}/inbox` }),
    },
    sms,
  })),
});

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
