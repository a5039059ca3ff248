import { addDataLayer } from '../app/data-layer.ts';
import { makeStore } from '../app/store.ts';

addDataLayer();

/** The store as it is within the shell. */
export const makeAppStore = () => {
  const store = makeStore();
  // A slice that was added is there after the next action.
  store.dispatch({ type: '@@shell' });
  return store;
};
