import type { Entry } from '#core/search/directory.ts';
import { type FoundEntries, findEntries } from '#core/search/find-entries.ts';
import { inGroups, type ShownKind } from '#core/search/groups.ts';
import { tiers } from '#core/search/hits.ts';
import { indexNames, type NameIndex } from '#core/search/name-index.ts';
import { decodeNames, joinNames } from '#core/search/names-file.ts';
import { brandPath, categoryPath, ingredientPath, productsPath, rolePath } from '#site/paths.ts';
import { answerQuestions } from './answering.ts';
import { fetchText } from './fetch-text.ts';
import type { NamesAnswer, NamesQuestion, SearchHit } from './protocol.ts';

/** Hits that are shown of a kind before somebody asks for more. */
const usual: Readonly<Record<ShownKind, number>> = { need: 3, brand: 4, category: 4, ingredient: 6, role: 3 };

/** How many of those that may be are shown at first; a single one more is shown too, since asking for it would take as much room. */
const atFirst = (kind: ShownKind, first: number): number => (first === usual[kind] + 1 ? first : Math.min(first, usual[kind]));

interface Opened {
  index: NameIndex;
  /** Fetches what is left and searches it too, from the next question on; once. False where it cannot be had. */
  readonly complete: () => Promise<boolean>;
}

async function open([first = '', ...others]: readonly string[]): Promise<Opened> {
  const early = decodeNames(await fetchText(first));
  let completing: Promise<boolean> | null = null;
  const opened: Opened = {
    index: indexNames(early.entries),
    complete: () => {
      completing ??= Promise.all(others.map(fetchText)).then(
        (texts) => {
          opened.index = indexNames(joinNames([early, ...texts.map(decodeNames)]));
          return true;
        },
        () => {
          // What most people look for is there: the rest is fetched with another question.
          completing = null;
          return false;
        },
      );
      return completing;
    },
  };
  return opened;
}

const pathOf: Readonly<Record<ShownKind, (entry: Entry) => string>> = {
  need: ({ drawn }) => `${productsPath()}?${drawn}`,
  brand: ({ id }) => brandPath(id),
  category: ({ id }) => categoryPath(id),
  ingredient: ({ id }) => ingredientPath(id),
  role: ({ id }) => rolePath(id),
};

const isCounted = ({ kind, count }: Entry) => count > 0 && kind !== 'need' && kind !== 'role';

const hitOf = (kind: ShownKind, entry: Entry): SearchHit => ({
  url: pathOf[kind](entry),
  meta: { title: entry.title, also: entry.also },
  drawn: kind === 'ingredient' ? { family: entry.drawn } : {},
  count: isCounted(entry) ? entry.count : null,
});

/** Nothing that is found so far is called as typed, so that the rest may hold something better. */
const isWeak = ({ hits }: FoundEntries) => (hits[0]?.tier ?? tiers.inside) > tiers.words;

answerQuestions(open, async (opened: Opened, { typed, wanted }: NamesQuestion, isNewest): Promise<NamesAnswer | null> => {
  let found = findEntries(opened.index, typed);
  const completed = opened.complete();
  let isWhole = true;
  if (isWeak(found)) {
    isWhole = await completed;
    if (!isNewest()) return null;
    found = findEntries(opened.index, typed);
  }
  const groups = inGroups(found.hits).map(({ kind, entries, first, isNamed }) => ({
    kind,
    total: entries.length,
    kept: entries.length,
    hits: entries.slice(0, wanted[kind] ?? atFirst(kind, first)).map((entry) => hitOf(kind, entry)),
    isNamed,
  }));
  const { thing, instead, isMeant, brand, hits } = found;
  const isCalled = hits[0]?.tier === tiers.exact;
  return {
    groups,
    thing: thing && { id: thing.id, title: thing.title, names: thing.members.length },
    instead,
    isCalled,
    isMeant,
    brand,
    isWhole,
  };
});
