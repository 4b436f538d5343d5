/** How somebody who looks elsewhere learns that it is their turn. */

/** Two soft notes. */
export function chime(): void {
  const context = new AudioContext();
  [523.25, 659.25].forEach((pitch, place) => {
    const note = context.createOscillator();
    const volume = context.createGain();
    const at = context.currentTime + place * 0.16;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
    note.connect(volume).connect(context.destination);
    note.start(at);
    note.stop(at + 0.5);
  });
  setTimeout(() => context.close(), 1200);
}

/** A message of the system, if the page is not looked at and was allowed to. */
export function notify(title: string, body: string): void {
  if (document.visibilityState === 'hidden' && 'Notification' in window && Notification.permission === 'granted')
    new Notification(title, { body, icon: '/icon.svg' });
}
