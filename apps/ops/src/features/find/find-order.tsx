import { useLocation, useSearchParams } from 'wouter';
import { mayAct, type Roles } from '../../session/roles.ts';
import { ListPage } from '../../shell/list-page.tsx';
import { foundOrdersPath } from '../../shell/paths.ts';
import { ScanField } from '../receiving/scan-field.tsx';
import { findTexts as words } from './find-order.texts.ts';
import { findHint, whyTooShort } from './find-order.view-model.ts';
import { FoundOrders } from './found-orders.tsx';

/** One field for every order: scanned or typed. The search stands in the address, so that "back" leads to its list. */
export function FindOrder({ roles }: { readonly roles: Roles }) {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const text = search.get('text');
  const findsPeople = mayAct(roles, 'support', 'finance');

  function find(typed: string): string | undefined {
    const why = whyTooShort(typed);
    if (why === undefined) {
      navigate(foundOrdersPath(typed.trim()));
    }
    return why;
  }

  return (
    <ListPage
      title={words.title}
      choice={
        <ScanField
          label={findsPeople ? words.fieldWithPeople : words.field}
          hint={findHint(findsPeople)}
          action={words.action}
          onCode={find}
        />
      }
    >
      {text !== null && <FoundOrders key={text} text={text} />}
    </ListPage>
  );
}
