import type { Segment } from './layout/list-segments.ts';
import type { Sections } from './layout/sections.ts';
import { meansEssentialOil } from './pack/footnote-marks.ts';
import { scents } from './pieces/brackets/named-in-front.ts';
import type { Dictionary, Found, FoundComponent } from './pieces/found.ts';
import type { Item } from './reading.ts';
import { span } from './span.ts';
import type { Prepared } from './text/prepare.ts';

/** The segment that a name stands in. */
export interface Place {
  readonly text: string;
  readonly prepared: Prepared;
  readonly sections: Sections;
  readonly dictionary: Dictionary;
  readonly segment: Segment;
}

const none: readonly never[] = [];

/** "**" is a mark of its own where a footnote explains it, and not twice "*". */
const marksOf = (marks: string, footnotes: Sections['footnotes']): string[] =>
  (marks.match(/(.)\1*/gu) ?? []).map((run) => (footnotes.has(run) ? run : (run[0] ?? '')));

const bracketed = /\([^()]*\)?|\[[^[\]]*\]?/g;
const innerMark = /(?<=[\p{L}\d)\]] ?)(?:\*{1,4}|[†‡])(?!\s?[*†‡])/u;

/** "Alcohol* Denat.", "Cera Alba* (Beeswax)", "Shea Butter* Glycerin": a mark that does not stand behind the piece. */
const marksIn = (text: string): string => innerMark.exec(text.replace(bracketed, ' '))?.[0] ?? '';

/** A found name as an item of the reading; `at` is the offset of the piece that the name was found in. */
export function itemOf(
  { text, prepared, sections, segment, dictionary }: Place,
  found: Found,
  at: number,
  duplicate: boolean,
  joined: boolean,
): Item {
  const { lexicon } = dictionary;
  const name = (id: number | null) => (id === null ? null : (lexicon.incis[id] ?? null));
  const written = span(text, prepared, at + found.start, at + found.end);
  const notes =
    sections.footnotes.size === 0
      ? none
      : marksOf(marksIn(written.text) || found.marks, sections.footnotes)
          .map((mark) => sections.footnotes.get(mark))
          .filter((note) => note !== undefined);
  const oils = scents.has(name(found.id) ?? '') ? notes.flatMap((note) => note.oils) : none;
  const inside = (component: FoundComponent, offset: number) => ({
    ...span(text, prepared, offset + component.start, offset + component.end),
    id: component.id,
    inci: name(component.id),
    match: component.match,
  });
  return {
    text: written.text,
    start: written.start,
    end: written.end,
    id: found.id,
    inci: name(found.id),
    alias: found.id === null ? null : (lexicon.aliases[found.id] ?? null),
    match: found.match,
    mayContain: segment.mayContain,
    section: segment.section,
    percent: found.percent,
    nano: found.nano,
    duplicate,
    components:
      found.components.length === 0 && oils.length === 0
        ? none
        : [...found.components.map((one) => inside(one, at)), ...oils.map((one) => inside(one, 0))],
    organic: notes.some(({ organic }) => organic),
    fromEssentialOils: notes.some(({ essentialOils }) => essentialOils) || (found.marks !== '' && meansEssentialOil.test(written.text)),
    fromPlants: notes.some(({ plants }) => plants),
    ofNaturalOrigin: notes.some(({ nature }) => nature),
    keptTogether: joined || found.keptTogether,
  };
}
