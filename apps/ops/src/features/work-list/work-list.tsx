import { useStaffOrderCounts, useStaffOrders } from '@suki/sdk/hooks/staff/orders';
import type { CountStaffOrders200 } from '@suki/sdk/types';
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
import { countText, emptyText, heldUpList, type ListId, listGroups, listTitle, shownList } from './lists.view-model.ts';
import { OrderRow } from './order-row.tsx';
import * as styles from './work-list.css.ts';

/** Orders by status, the most urgent first; what is held up apart from them. The list shown is in the address, so a reload and the back button keep it. */
export function WorkList({ roles }: { readonly roles: Roles }) {
  const [search] = useSearchParams();
  const shown = shownList(search.get('status'), roles);
  return (
    <Screen title={listTitle(shown)}>
      <Page>
        <div className={styles.columns}>
          <ListLinks shown={shown} />
          <main id="main">
            <Stack space={4}>
              <Heading level={1}>{listTitle(shown)}</Heading>
              <OneList key={shown} list={shown} />
            </Stack>
          </main>
        </div>
      </Page>
    </Screen>
  );
}

type ListLinksProps = { readonly shown: ListId };

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
      {listGroups.map(({ title, lists }) => (
        <div key={title}>
          <p className={styles.groupTitle}>{title}</p>
          <ul className={styles.links}>
            {lists.map((list) => (
              <li key={list}>
                <Link
                  href={`/?status=${list}`}
                  className={styles.link}
                  aria-current={list === shown ? 'page' : undefined}
                >
                  {listTitle(list)} <span className={styles.count}>{countText(countOf(list, data))}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function countOf(list: ListId, counts: CountStaffOrders200 | null): number | undefined {
  return list === heldUpList ? counts?.heldUp : counts?.counts[list];
}

function OneList({ list }: { readonly list: ListId }) {
  return (
    <PagedRows
      list={useStaffOrders(list)}
      loadingLabel="Loading the list"
      hasPictures
      empty={<EmptyState title="Nothing here">{emptyText(list)}</EmptyState>}
      row={(order) => <OrderRow key={order.id} order={order} />}
    />
  );
}
