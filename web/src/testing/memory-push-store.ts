import {
  countsInstead,
  isSameAct,
  type KeptAct,
  type OwnDevice,
  type PushStore,
} from '../lib/push/push-store.ts';

/** As the browser's own, in memory. */
export function memoryPushStore(device?: OwnDevice): PushStore & { isCleared: boolean } {
  const acts = new Map<string, KeptAct>();
  let own = device;
  return {
    isCleared: false,
    keep: async (pressed) => {
      for (const act of pressed)
        if (countsInstead(act, acts.get(act.token))) acts.set(act.token, act);
    },
    listKept: async () => [...acts.values()],
    drop: async (act) => {
      if (isSameAct(act, acts.get(act.token))) acts.delete(act.token);
    },
    readDevice: async () => own,
    writeDevice: async (written) => {
      own = written;
    },
    async clear() {
      acts.clear();
      own = undefined;
      this.isCleared = true;
    },
  };
}
