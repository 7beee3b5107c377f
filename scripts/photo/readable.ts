import type { Question } from '#core/photo/uncertain.ts';

interface Read {
  readonly name: string;
  readonly text: string;
  readonly questions: readonly Question[];
  readonly ms: number;
}

/** What was read of a photograph, for a person. */
export function readableReading({ name, text, questions, ms }: Read): string {
  const asked = questions.map(({ text: said, candidates }) => {
    const names = candidates.map(({ inci }) => inci).join(', ');
    return `  ${said.replace(/\s+/g, ' ')}${names ? ` → ${names}?` : ''}`;
  });
  const doubts = asked.length > 0 ? `\n\nTo confirm (${asked.length}):\n${asked.join('\n')}` : '';
  return `${name} (${(ms / 1_000).toFixed(1)} s)\n\n${text || 'No list was found.'}${doubts}\n`;
}
