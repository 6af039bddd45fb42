import type { MessageKind } from '@suki/domain/trade/message-kinds';
import { messageKinds } from '@suki/domain/trade/message-kinds';
import { eventIds, transition } from '@suki/domain/trade/transitions.table';
import { mailBody } from '@suki/notifications/mail-body';
import { previewAll } from '@suki/notifications/preview';
import type { Handler } from '../../http/handlers.ts';

/** Who gets the example mails. */
const EXAMPLE_NAME = 'Bea Santos';

/** `GET /staff/message-preview/list` */
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
  return eventIds.flatMap((event) => {
    const { tell = [], title } = transition(event);
    return tell.filter((told) => told.kind === kind).map(({ to }) => ({ event, to, title }));
  });
}
