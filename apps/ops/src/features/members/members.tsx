import { formatDate } from '@suki/domain/time/format-date';
import { manilaDate } from '@suki/domain/time/manila';
import { useStaffMembers } from '@suki/sdk/hooks/staff/members';
import type { StaffMember } from '@suki/sdk/types';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Row } from '@suki/ui/lists/Rows/Rows';
import { rolesText } from '../../session/roles.ts';
import { ListPage } from '../../shell/list-page.tsx';
import { OpsLink } from '../../shell/ops-link.tsx';
import { PagedRows } from '../../shell/paged-rows.tsx';
import { paths, personPath } from '../../shell/paths.ts';
import { membersTexts as words } from './members.texts.ts';

/** Everybody who works here. A role is given and taken on the person's page. */
export function Members() {
  return (
    <ListPage
      title={words.title}
      intro={
        <>
          {words.before}
          <TextLink href={paths.people} link={OpsLink} place="sentence">
            {words.people}
          </TextLink>
          {words.after}
        </>
      }
    >
      <PagedRows
        list={useStaffMembers()}
        loadingLabel={words.loading}
        empty={words.none}
        row={(member) => <MemberRow key={member.id} member={member} />}
      />
    </ListPage>
  );
}

function MemberRow({ member: { id, name, email, roles, since, isSuspended } }: { readonly member: StaffMember }) {
  return (
    <Row align="center" end={isSuspended ? <Tag tone="solid">{words.suspended}</Tag> : undefined}>
      <TextLink href={personPath(id)} link={OpsLink}>
        {name ?? email ?? words.noName}
      </TextLink>
      <Text>{rolesText(roles)}</Text>
      <Text size="label" tone="soft" numeric>
        {words.since(email ?? words.noEmail, formatDate(manilaDate(new Date(since))))}
      </Text>
    </Row>
  );
}
