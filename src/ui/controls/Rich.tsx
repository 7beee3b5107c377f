/** A sentence of a catalogue in which **double asterisks** mark what carries the weight. */
export function Rich({ text }: { readonly text: string }) {
  return text.split('**').map((part, position) => {
    return position % 2 === 1 ? <b key={position}>{part}</b> : part;
  });
}
