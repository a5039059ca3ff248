import { addDataLayer } from '../app/data-layer.ts';
import { makeStore } from '../app/store.ts';

addDataLayer();

/** The store as it is within the shell. */
export const makeAppStore = () => {
  const store = makeStore();
  // Added middleware starts with the first action.
  store.dispatch({ type: '@@shell' });
  return store;
};
