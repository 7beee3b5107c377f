import { oncePer } from '#core/once-per.ts';

/**
 * Answers to texts that were asked before: labels repeat themselves. Bounded: when `size` answers have come together they grow old,
 * and of the old ones only those asked for again are kept when the next `size` have come.
 */
export class Remembered<Answer extends object | string | number | null> {
  private young = new Map<string, Answer>();
  private old: ReadonlyMap<string, Answer> = new Map();
  private readonly size: number;
  private readonly answer: (text: string) => Answer;

  constructor(size: number, answer: (text: string) => Answer) {
    this.size = size;
    this.answer = answer;
  }

  of(text: string): Answer {
    if (text.length > longest) return this.answer(text);
    const known = this.young.get(text);
    if (known !== undefined) return known;
    const own = detached(text);
    const before = this.old.get(text);
    const answer = before === undefined ? this.answer(own) : before;
    if (this.young.size >= this.size) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(own, answer);
    return answer;
  }
}

/** A memory for each owner of the answers, such as a dictionary; it goes when its owner goes. */
export function rememberedBy<Owner extends object, Answer extends object | string | number | null>(
  size: number,
  answer: (owner: Owner, text: string) => Answer,
): (owner: Owner, text: string) => Answer {
  const memoryOf = oncePer((owner: Owner) => new Remembered(size, (text) => answer(owner, text)));
  return (owner, text) => memoryOf(owner).of(text);
}

/** UTF-16 units; what is longer than a name is not met again, and would fill the memory. */
const longest = 300;

/** A copy: a piece cut out of a long text would hold all of that text in memory. */
const detached = (text: string) => ` ${text}`.slice(1);
