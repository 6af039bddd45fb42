/** Says in one sentence why a process could not listen on its port. */
export function listenProblem(error: unknown, port: number): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is busy: another process listens there. Stop it, or set SUKI_PORT_BASE to another number.`;
  }
  return `Cannot listen on port ${port}: ${error instanceof Error ? error.message : String(error)}`;
}
