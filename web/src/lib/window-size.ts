/** The size of the window, read once per change: reading it while a screen is rendered lays out the page an extra time. */
const read = () => ({ width: innerWidth, height: innerHeight });

// Not in tests of rules, which have no window.
let size = typeof innerWidth === 'number' ? read() : { width: 0, height: 0 };

if (typeof addEventListener === 'function')
  addEventListener('resize', () => {
    size = read();
  });

export const windowSize = (): ReturnType<typeof read> => size;
