import { addDataLayer } from '../app/data-layer.ts';
import { makeStore } from '../app/store.ts';

addDataLayer();

/** The store as it is within the shell. */
export const makeAppStore = () => {
  const store = makeStore();
  // The middleware that was added works from the first action on.
  store.dispatch({ type: '@@shell' });
  return store;
};
