import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { readKept } from '../../session/token.ts';
import { currentUser } from '../../session/user.ts';
import { afterPaint } from '../../shell/after-paint.ts';

interface HistoryProps {
  readonly onOpen: (list: string) => void;
}

/** Without a network it may not be to be had: the checker does without it then. */
const History = lazy(async (): Promise<{ default: ComponentType<HistoryProps> }> => {
  try {
    const { History: shown } = await import('./History.tsx');
    return { default: shown };
  } catch {
    return { default: () => null };
  }
});

interface Props extends HistoryProps {
  /** The list whose report is shown; null without one. */
  readonly checked: string | null;
  readonly writing: boolean;
}

/** The lists that were checked before, beside the open box; what keeps and shows them is fetched once there is one. */
export function CheckHistory({ checked, writing, onOpen }: Props) {
  const inAccount = useStore(currentUser)?.settings.keepChecks === true;
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (checked === null) return;
    return afterPaint(() => void import('./history.ts').then(({ recordCheck }) => recordCheck(checked)));
  }, [checked]);
  useEffect(() => {
    if (writing) setHere((readKept('checks') ?? readKept('history')) !== null);
  }, [writing]);
  if (!writing || !(here || inAccount)) return null;
  return (
    <Suspense>
      <History onOpen={onOpen} />
    </Suspense>
  );
}
