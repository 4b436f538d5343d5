/** Two soft notes: it is your turn. */
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
