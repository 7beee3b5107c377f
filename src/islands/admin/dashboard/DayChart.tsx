import { t } from '#i18n/admin-words.ts';

export interface DayValue {
  readonly day: string;
  readonly value: number;
}

interface Props {
  readonly title: string;
  readonly values: readonly DayValue[];
  /** The value that fills the height. */
  readonly most: number;
  readonly words: (value: number) => string;
}

const height = 48;
const step = 10;
/** Fewer days leave their places empty, so that a bar is a bar. */
const leastDays = 30;

/** A bar for each day; what the bars say stands in a table below them too. */
export function DayChart({ title, values, most, words }: Props) {
  const last = values.at(-1);
  const places = Math.max(leastDays, values.length);
  const first = places - values.length;
  return (
    <figure className="desk-chart">
      <figcaption>
        {title} <b>{last ? words(last.value) : '—'}</b>
      </figcaption>
      <svg viewBox={`0 0 ${places * step} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {values.map(({ day, value }, index) => {
          const tall = most > 0 ? Math.max(value > 0 ? 1 : 0, (value / most) * height) : 0;
          return (
            <rect key={day} x={(first + index) * step + 1} y={height - tall} width={step - 2} height={tall}>
              <title>{`${t.date(day)}: ${words(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <details>
        <summary>{t('admin.chart.numbers', { title })}</summary>
        <table className="table detail">
          <tbody>
            {values.toReversed().map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{t.date(day)}</th>
                <td>{words(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
