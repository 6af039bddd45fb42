import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// The sandbox runs beside eight other processes and does little, so it trades speed for memory: optimising compilers
// off and a small young generation of the heap save 15 MB. From the second start on, the compile cache keeps the type
// stripper out of memory (another 20 MB), completely if NODE_COMPILE_CACHE is set for this file too.
enableCompileCache();
for (const flag of ['--no-opt', '--no-maglev', '--no-sparkplug', '--max-semi-space-size=1', '--optimize-for-size']) {
  setFlagsFromString(flag);
}

const [{ buildSandbox }, { readEnvironment }] = await Promise.all([import('./app.ts'), import('./env.ts')]);

try {
  const environment = readEnvironment(process.env);
  const app = await buildSandbox({ ...environment, publicUrl: environment.sandboxUrl });
  await app.listen({ port: environment.port, host: 'localhost' });
  console.info(`Sandbox of the hosted services: http://localhost:${environment.port}`);

  const stop = async () => {
    await app.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
