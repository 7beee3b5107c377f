import { keyOf } from '#core/inci/names/fold.ts';
import { fame, type Hits, tiers } from './hits.ts';
import { beginningWith, type NameIndex } from './name-index.ts';
import { queryWords, stemOf } from './query-words.ts';
import { soundingLike } from './sounding-like.ts';

/** A name of so many letters may be written with another in the other alphabet. */
const longName = 6;

const isCyrillic = (text: string) => /[а-яё]/i.test(text);

function brandsLike({ brands }: NameIndex, typed: string) {
  const like = soundingLike(
    brands.map(({ title }) => title),
    typed,
  );
  const near = like.flatMap(({ place, distance }) => (brands[place] ? [{ entry: brands[place], distance }] : []));
  return near.sort((a, b) => a.distance - b.distance || b.entry.count - a.entry.count);
}

/** Words of a longer query that no name begins with: among them may be a brand in the other alphabet. */
function strangeWords(index: NameIndex, words: readonly string[]): string {
  const strange = words.filter((word) => !index.withStem.has(stemOf(word)) && beginningWith(index, word).size === 0);
  return strange.length < words.length ? strange.join(' ') : '';
}

/** A brand that was found by how it is written or sounds. */
interface LikeBrand {
  readonly title: string;
  /** It is written otherwise, or only nearly so. */
  readonly isGuess: boolean;
}

/** Adds brands that are written or sound nearly as typed; the nearest. */
export function addBrands(index: NameIndex, typed: string, hits: Hits): LikeBrand | null {
  const typedAs = hits.tier;
  const words = queryWords(typed);
  // Several words that are all known are no slip in a name: "baby cream" is not Babydream.
  const mayBeSlip = typedAs > tiers.guess && (words.length === 1 || !words.every((word) => index.withStem.has(stemOf(word))));
  const brands = brandsLike(index, typed).filter(({ distance }) => distance === 0 || mayBeSlip);
  for (const { entry, distance } of brands) {
    if (keyOf(entry.title) === keyOf(typed)) hits.add(entry, tiers.exact, fame(entry));
    else if (distance === 0) hits.add(entry, tiers.words, fame(entry));
    else hits.add(entry, tiers.guess, fame(entry) - distance);
  }
  const [best] = brands;
  const isOtherScript = (title: string) => isCyrillic(typed) !== isCyrillic(title);
  if (best)
    return {
      title: best.entry.title,
      isGuess: hits.tier > tiers.exact && typedAs > tiers.begins && (best.distance > 0 || !isOtherScript(best.entry.title)),
    };
  const strange = strangeWords(index, words);
  const most = strange.length < longName ? 0 : 1;
  const [among] = brandsLike(index, strange).filter(({ entry, distance }) => distance <= most && isOtherScript(entry.title));
  if (among) hits.add(among.entry, tiers.part, fame(among.entry) + 1);
  return among ? { title: among.entry.title, isGuess: among.distance > 0 } : null;
}
