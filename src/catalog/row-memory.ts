import { once, remembered } from '#core/remembered.ts';

/** Answers kept of the rows of products, brands and categories. In a build they stay as they are; a function fills the snapshot with other rows for each page (scripts/engine/filled-catalog.ts). */
const renewals: (() => void)[] = [];

/** Forgets them all: the snapshot holds other rows now. */
export function forgetRows(): void {
  for (const renew of renewals) renew();
}

function renewed<Arguments extends readonly unknown[], Answer>(
  make: () => (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  let memory = make();
  renewals.push(() => {
    memory = make();
  });
  return (...given) => memory(...given);
}

/** As `remembered` (#core/remembered.ts), of rows. */
export const rememberedRows = <Key, Answer extends NonNullable<unknown> | null>(size: number, find: (key: Key) => Answer) =>
  renewed(() => remembered(size, find));

/** As `once`, of rows. */
export const onceOfRows = <Answer extends NonNullable<unknown> | null>(find: () => Answer) => renewed(() => once(find));
