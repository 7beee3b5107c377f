import { useCallback, useEffect, useRef, useState } from 'react';
import type { SubmissionField } from '#core/submissions/product-draft.ts';

export const steps = ['product', 'list', 'picture', 'check'] as const;
export type Step = (typeof steps)[number];

/** The step at which each field stands. */
export const stepOf: Readonly<Record<SubmissionField, Step>> = {
  brand: 'product',
  title: 'product',
  category: 'product',
  sizes: 'product',
  barcodes: 'product',
  inci: 'list',
};

/** The id of a field's element; of several, the first. */
export const fieldId = (field: SubmissionField): string => `product-${field}`;

function stepInAddress(offered: readonly Step[]): Step {
  const name = location.hash.slice(1);
  return offered.find((step) => step === name) ?? offered[0] ?? 'product';
}

/** The step that is shown. It stands in the address, so that the browser's own back and forward lead through the form. */
export function useStep(offered: readonly Step[]) {
  const [step, setStep] = useState<Step>(() => stepInAddress(offered));
  const heading = useRef<HTMLHeadingElement>(null);
  /** What is to be focused once the next step is drawn; its heading where nothing is named. */
  const target = useRef<SubmissionField | null | undefined>(undefined);

  useEffect(() => {
    const follow = () => {
      target.current ??= null;
      setStep(stepInAddress(offered));
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [offered]);

  useEffect(() => {
    if (target.current === undefined) return;
    const field = target.current === null ? null : document.getElementById(fieldId(target.current));
    target.current = undefined;
    (field ?? heading.current)?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  const go = useCallback((to: Step, field: SubmissionField | null = null) => {
    target.current = field;
    location.hash = to;
  }, []);
  return { step, heading, go };
}
