import { formatDate } from '@suki/domain/time/format-date';
import { manilaDate } from '@suki/domain/time/manila';
import { useStaffMembers } from '@suki/sdk/hooks/staff/members';
import type { StaffMember } from '@suki/sdk/types';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { rolesText } from '../../session/roles.ts';
import { Failure } from '../../shell/failure.tsx';
import { LoadingRows } from '../../shell/loading-rows.tsx';
import { OpsLink } from '../../shell/ops-link.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { paths, personPath } from '../../shell/paths.ts';

/** Everybody who works here. A role is given and taken on the person's page. */
export function Members() {
  return (
    <PageFrame title="Staff">
      <Page as="main" id="main">
        <Stack space={5}>
          <Heading level={1}>Staff</Heading>
          <Text measure>
            Open a person to give them a role or take one away. New here? Have them sign in to the shop once, then find
            them under{' '}
            <TextLink href={paths.people} link={OpsLink} place="sentence">
              People
            </TextLink>
            .
          </Text>
          <List />
        </Stack>
      </Page>
    </PageFrame>
  );
}

function List() {
  const { data, error, reload } = useStaffMembers();
  if (data === null) {
    return error === null ? <LoadingRows label="Loading the staff" /> : <Failure error={error} retry={reload} />;
  }
  return (
    <Rows label="Everybody who works here">
      {data.items.map((member) => (
        <MemberRow key={member.id} member={member} />
      ))}
    </Rows>
  );
}

function MemberRow({ member: { id, name, email, roles, since, isSuspended } }: { readonly member: StaffMember }) {
  return (
    <Row align="center" end={isSuspended ? <Tag tone="solid">Suspended</Tag> : undefined}>
      <TextLink href={personPath(id)} link={OpsLink}>
        {name ?? email ?? 'No name yet'}
      </TextLink>
      <Text>{rolesText(roles)}</Text>
      <Text size="label" tone="soft" numeric>
        {email ?? 'No email'}, since {formatDate(manilaDate(new Date(since)))}
      </Text>
    </Row>
  );
}
