import type { PackForm } from '#core/catalog/pack-form.ts';

/** Every pack stands on y = 62 of a box that is 48 wide. Scripts know only where layers and labels lie (pack-shapes.ts). */
interface PackOutline {
  /** What holds the layers. */
  readonly body: string;
  /** Filled by the brand's hand. */
  readonly cap?: string;
  /** Drawn as lines only. */
  readonly lines?: string;
}

export const packOutlines: Readonly<Record<PackForm, PackOutline>> = {
  tube: {
    body: 'M8.5 6h31L34 53H14z',
    cap: 'M13.5 53h21v7a2 2 0 0 1-2 2h-17a2 2 0 0 1-2-2z',
    lines: 'M8 3h32v3H8z',
  },
  jar: {
    body: 'M6 40h36v16a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6z',
    cap: 'M4 30a2 2 0 0 1 2-2h36a2 2 0 0 1 2 2v10H4z',
    lines: 'M4 36.5h40',
  },
  pump: {
    body: 'M12 30q0-6.5 6-7h12q6 .5 6 7v29a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3z',
    cap: 'M18.5 17h11v6h-11zM22.8 10h2.4v7h-2.4zM9.5 11q0-6 6-6H28a2 2 0 0 1 2 2v3H17q-3.5 0-4.5 3z',
  },
  dropper: {
    body: 'M11 39q0-6.5 6-7h14q6 .5 6 7v18a5 5 0 0 1-5 5H16a5 5 0 0 1-5-5z',
    cap: 'M17.5 22h13v10h-13zM20 22V9a4 4 0 0 1 8 0v13z',
  },
  bottle: {
    body: 'M12 28q0-7 6.5-8.5h11Q36 21 36 28v31a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3z',
    cap: 'M17.5 7q0-1.5 1.5-1.5h10q1.5 0 1.5 1.5v12.5h-13z',
    lines: 'M17.5 16.5h13',
  },
  nozzle: {
    body: 'M18.5 21h11L33 59H15z',
    cap: 'M21.5 5q.2-1.5 1.7-1.5h1.6q1.5 0 1.7 1.5l3 16h-11z',
    lines: 'M14.5 59h19v3h-19z',
  },
  stick: {
    body: 'M14 35h20v24a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3z',
    cap: 'M17 29V17.5Q17 11 24 11t7 6.5V29z',
    lines: 'M15.5 29h17v6h-17z',
  },
  bar: {
    body: 'M3.5 47a5 5 0 0 1 5-5h31a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5h-31a5 5 0 0 1-5-5z',
    lines: 'M7 42l4.5-5.5h25L41 42',
  },
  sachet: {
    body: 'M8 12h32v46H8z',
    lines: 'M8 12V7l2-1.5L12 7l2-1.5L16 7l2-1.5L20 7l2-1.5L24 7l2-1.5L28 7l2-1.5L32 7l2-1.5L36 7l2-1.5L40 7v5M8 58v4h32v-4',
  },
};
