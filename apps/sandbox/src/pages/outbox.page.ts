import type { SandboxContext } from '../context.ts';
import type { Mail, Sms } from '../outbox/outbox.record.ts';
import { type Html, html } from './html.ts';
import { layout } from './layout.ts';
import { liveList } from './pieces.ts';
import { showTime } from './show-time.ts';

const ROWS_MAXIMUM = 100;

export function outboxPage(context: SandboxContext): Html {
  const { state } = context.store;
  const messages = [
    ...state.sms.map((sms) => ({ at: sms.createdAt, view: () => smsRow(sms) })),
    ...state.mails.map((mail) => ({ at: mail.createdAt, view: () => mailRow(mail) })),
  ]
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, ROWS_MAXIMUM);
  const body = html`
<p class="Lead">What the shop would have sent to phones and mailboxes. Codes can be read here.</p>
${liveList({
  name: 'messages',
  rows: messages.map((message) => message.view()),
  empty: 'No message yet. Ask for a code in the shop, or do something that others are told about.',
})}`;
  return layout({ title: 'Outbox', path: '/outbox', body });
}

function smsRow(sms: Sms): Html {
  return html`<li class="Row" id="sms-${sms.id}">
  <div class="Row-head"><h2>+${sms.to}</h2><span class="Tag Tag--plain">text message</span></div>
  <p class="Message">${sms.text}</p>
  ${sms.code !== null && html`<p class="Code">Code <b>${sms.code}</b></p>`}
  <p class="Small">${showTime(sms.createdAt)}, from ${sms.sender}</p>
</li>`;
}

function mailRow(mail: Mail): Html {
  return html`<li class="Row" id="mail-${mail.id}">
  <div class="Row-head"><h2>${mail.subject}</h2><span class="Tag Tag--plain">mail</span></div>
  <p class="Small">To ${mail.to}, ${showTime(mail.createdAt)}</p>
  <p class="Message">${linked(mail.text)}</p>
  ${mail.html !== null && html`<p><a class="Button" href="/outbox/mail/${mail.id}/html">Show as mail programs do</a></p>`}
</li>`;
}

/** Turns addresses in a text into links, so that a confirmation link can be followed. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"')]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
