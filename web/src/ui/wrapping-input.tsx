import { type ComponentProps, useLayoutEffect, useRef } from 'react';

type WrappingInputProps = Omit<ComponentProps<'textarea'>, 'rows' | 'ref'> & {
  readonly value: string;
};

/** One text that may need several lines: it wraps, and its box grows with it. */
export function WrappingInput({ value, className = '', ...area }: WrappingInputProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  // Browsers that cannot size a box by its content: its height is set after each change.
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || CSS.supports('field-sizing', 'content')) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + current.offsetHeight - current.clientHeight}px`;
  }, [value]);
  return (
    <textarea
      {...area}
      ref={box}
      rows={1}
      value={value}
      className={`field-sizing-content resize-none overflow-hidden ${className}`}
    />
  );
}
