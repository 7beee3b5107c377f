import type { PackSize } from './pack-shapes.ts';

interface Props {
  /** What packShapes drew. */
  readonly shapes: string;
  readonly size: PackSize;
  /** What it shows, in words; beside words that say it already it is hidden from assistive technology. */
  readonly label?: string;
}

const looks = { small: 'pack pack-small', row: 'pack', large: 'pack pack-large' } as const;

/** A product's pack, drawn from its formula. */
export function ProductPack({ shapes, size, label }: Props) {
  return (
    <svg
      className={looks[size]}
      viewBox="0 0 48 62.6"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
