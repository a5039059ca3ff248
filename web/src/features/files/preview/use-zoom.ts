import { useState } from 'react';

/** As wide as the page, then in steps that a tired eye notices. */
const steps = [1, 1.5, 2, 3, 4] as const;

export function useZoom() {
  const [step, setStep] = useState(0);
  const zoom = steps[step] ?? 1;
  return {
    zoom,
    percent: Math.round(zoom * 100),
    onIn: step < steps.length - 1 ? () => setStep(step + 1) : null,
    onOut: step > 0 ? () => setStep(step - 1) : null,
  };
}
export type Zoom = ReturnType<typeof useZoom>;
