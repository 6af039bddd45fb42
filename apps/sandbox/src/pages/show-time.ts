const manila = new Intl.DateTimeFormat('en-PH', {
  timeZone: 'Asia/Manila',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});

/** Writes a moment (ISO text) in Manila time. */
export function showTime(iso: string): string {
  return manila.format(new Date(iso));
}
