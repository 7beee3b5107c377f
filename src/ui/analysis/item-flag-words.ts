import { flagsOf, type ReportView } from './report-view.ts';

/** Flags of an item with their states; what only names in its bracket raise, behind those. */
export const itemFlagsInWords = (view: Pick<ReportView, 'report' | 't'>, index: number): string =>
  flagsOf(view, index)
    .map(({ flag, state, inside }) => {
      const said = `${view.t(`flag.${flag}`)} (${view.t(`flag.state.${state}`)})`;
      return inside ? `${inside.join(', ')}: ${said}` : said;
    })
    .join(', ');
