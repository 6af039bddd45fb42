import { formatMoment } from '@suki/domain/time/format-moment';
import { useFailedJobs, useRetryFailedJob, useRetryFailedJobs } from '@suki/sdk/hooks/staff/worker';
import type { FailedJob, ListFailedJobs200 } from '@suki/sdk/types';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { Failure } from '../../shell/failure.tsx';
import { LoadingRows } from '../../shell/loading-rows.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { gaveUpText, hiddenText } from './failed-jobs.view-model.ts';
import { NotRun, RunAgain } from './run-again.tsx';

/** The jobs that gave up, first by kind and then one by one. */
export function FailedJobs() {
  const { data, error, reload } = useFailedJobs();
  return (
    <PageFrame title="Jobs">
      <Page as="main" id="main">
        <Stack space={6}>
          <Stack space={2}>
            <Heading level={1}>Jobs that gave up</Heading>
            {data?.kinds.length !== 0 && (
              <Text measure tone="soft">
                We tried each of these 25 times over several days, then stopped. Fix the cause first, then run it again.
                Nothing is paid or sent twice.
              </Text>
            )}
          </Stack>
          {data !== null && <Lists jobs={data} />}
          {data === null && error === null && <LoadingRows label="Loading the jobs" />}
          {data === null && error !== null && <Failure error={error} retry={reload} />}
        </Stack>
      </Page>
    </PageFrame>
  );
}

function Lists({ jobs: { kinds, items } }: { readonly jobs: ListFailedJobs200 }) {
  if (kinds.length === 0)
    return (
      <EmptyState title="All jobs are done or on their way">
        A job that fails 25 times waits here until you run it again.
      </EmptyState>
    );
  const hidden = hiddenText(items.length, kinds);
  return (
    <>
      <section>
        <Stack space={3}>
          <Heading level={2}>By kind</Heading>
          <Rows label="By kind">
            {kinds.map((kind) => (
              <KindRow key={kind.kind} {...kind} />
            ))}
          </Rows>
        </Stack>
      </section>
      <section>
        <Stack space={3}>
          <Heading level={2}>One by one</Heading>
          <Rows label="One by one">
            {items.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </Rows>
          {hidden !== null && <Text tone="soft">{hidden}</Text>}
        </Stack>
      </section>
    </>
  );
}

function KindRow({ kind, title, count }: ListFailedJobs200['kinds'][number]) {
  const retry = useRetryFailedJobs();
  const words = count === 1 ? 'Run it again' : 'Run all again';
  return (
    <Row
      align="center"
      end={<RunAgain of={kind} name={`${words}: ${title}`} words={words} retry={retry} />}
      below={<NotRun retry={retry} />}
    >
      <Text weight="bold">{title}</Text>
      <Text size="label" tone="soft" numeric>
        {count === 1 ? '1 job' : `${count} jobs`}
      </Text>
    </Row>
  );
}

function JobRow({ job }: { readonly job: FailedJob }) {
  const retry = useRetryFailedJob();
  const when = formatMoment(new Date(job.lastTriedAt));
  return (
    <Row
      align="center"
      end={<RunAgain of={job.id} name={`Run again: ${job.title}, ${when}`} words="Run again" retry={retry} />}
      below={<NotRun retry={retry} />}
    >
      <Text weight="bold">{job.title}</Text>
      <Text measure>{job.reason}</Text>
      <Text size="label" tone="soft" numeric>
        {gaveUpText(job, when)}
      </Text>
    </Row>
  );
}
