/** A person who scans looks at the parcel and not at the screen, so a refusal must be heard. */
const sounds = {
  received: { hertz: 880, seconds: 0.09 },
  refused: { hertz: 196, seconds: 0.4 },
} as const;

let speaker: AudioContext | undefined;

/** A short high tone for a received parcel, a long low one for a refusal. */
export function playScanSound(outcome: keyof typeof sounds): void {
  const { hertz, seconds } = sounds[outcome];
  speaker ??= new AudioContext();
  const tone = speaker.createOscillator();
  const volume = speaker.createGain();
  volume.gain.value = 0.1;
  tone.frequency.value = hertz;
  tone.connect(volume).connect(speaker.destination);
  tone.start();
  tone.stop(speaker.currentTime + seconds);
}
