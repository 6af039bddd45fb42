import type { OrderStatus } from '@suki/domain/trade/statuses';
import { useStaffOrderCounts, useStaffOrders } from '@suki/sdk/hooks/staff';
import { Details } from '@suki/ui/Details/Details';
import { EmptyState } from '@suki/ui/EmptyState/EmptyState';
import { Heading } from '@suki/ui/Heading/Heading';
import { Only } from '@suki/ui/Only/Only';
import { Page } from '@suki/ui/Page/Page';
import { Stack } from '@suki/ui/Stack/Stack';
import { Link, useSearchParams } from 'wouter';
import type { Roles } from '../../session/roles.ts';
import { PagedRows } from '../../shell/paged-rows.tsx';
import { Screen } from '../../shell/screen.tsx';
import { statusTitle } from '../orders/order-words.view-model.ts';
import { countText, emptyText, listGroups, shownList } from './lists.view-model.ts';
import { OrderRow } from './order-row.tsx';
import * as styles from './work-list.css.ts';

/** Orders by status, the most urgent first. The list shown is in the address, so a reload and the back button keep it. */
export function WorkList({ roles }: { readonly roles: Roles }) {
  const [search] = useSearchParams();
  const status = shownList(search.get('status'), roles);
  return (
    <Screen title={statusTitle(status)}>
      <Page>
        <div className={styles.columns}>
          <ListLinks shown={status} />
          <main id="main">
            <Stack space={4}>
              <Heading level={1}>{statusTitle(status)}</Heading>
              <OneList key={status} status={status} />
            </Stack>
          </main>
        </div>
      </Page>
    </Screen>
  );
}

type ListLinksProps = { readonly shown: OrderStatus };

/** Beside the list at a desk. On a phone the list comes first, and the way to the others is opened. */
function ListLinks({ shown }: ListLinksProps) {
  return (
    <>
      <Only on="desk">
        <Groups shown={shown} />
      </Only>
      <Only on="phone">
        {/* A new list shuts it. */}
        <Details key={shown} summary="Other lists">
          <Groups shown={shown} />
        </Details>
      </Only>
    </>
  );
}

function Groups({ shown }: ListLinksProps) {
  const { data } = useStaffOrderCounts();
  return (
    <nav aria-label="Work lists" className={styles.groups}>
      {listGroups.map(({ title, statuses }) => (
        <div key={title}>
          <p className={styles.groupTitle}>{title}</p>
          <ul className={styles.links}>
            {statuses.map((status) => (
              <li key={status}>
                <Link
                  href={`/?status=${status}`}
                  className={styles.link}
                  aria-current={status === shown ? 'page' : undefined}
                >
                  {statusTitle(status)} <span className={styles.count}>{countText(data?.counts[status])}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function OneList({ status }: { readonly status: OrderStatus }) {
  return (
    <PagedRows
      list={useStaffOrders(status)}
      loadingLabel="Loading the list"
      hasPictures
      empty={<EmptyState title="Nothing here">{emptyText(status)}</EmptyState>}
      row={(order) => <OrderRow key={order.id} order={order} />}
    />
  );
}
