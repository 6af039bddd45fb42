import { migrate } from '@suki/db/migrate';
import { failStart, startProcess } from '../start-process.ts';

const { environment } = startProcess(process.env, 'command');
try {
  await migrate(environment.DATABASE_URL);
} catch (error) {
  failStart(error instanceof Error ? error.message : String(error));
}
