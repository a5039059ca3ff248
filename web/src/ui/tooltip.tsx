import { limits } from '@caretrail/contract/limits';
import type { ComponentProps } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { useDialogAround } from './pop-up.tsx';

type TooltipProps = {
  readonly text: string;
  /** A control that passes its props on to its element. */
  readonly children: ComponentProps<typeof Focusable>['children'];
};

/** A hint on hover and focus. Touch users never see it, so nothing may depend on it. */
export function Tooltip({ text, children }: TooltipProps) {
  const { ref, dialog } = useDialogAround();
  return (
    <TooltipTrigger delay={400}>
      <Focusable ref={ref}>{children}</Focusable>
      <AriaTooltip
        {...(dialog !== undefined && { UNSTABLE_portalContainer: dialog })}
        offset={8}
        style={{ zIndex: limits.layout.selectMenuZIndex }}
        className="max-w-[min(20rem,calc(100vw-2rem))] rounded-small bg-ink px-3 py-1.5 text-small text-paper shadow-float"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
