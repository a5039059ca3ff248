import type { AdapterFactory, AdapterPayload } from 'oidc-provider';

/** The state of a provider, in memory and for one provider only. */
export function peerStore(): AdapterFactory {
  const rows = new Map<string, AdapterPayload>();
  return (model) => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const keysWhere = (fits: (payload: AdapterPayload) => boolean): string[] =>
      [...rows]
        .filter(([key, payload]) => key.startsWith(keyOf('')) && fits(payload))
        .map(([key]) => key);
    return {
      upsert: async (id, payload) => void rows.set(keyOf(id), payload),
      find: async (id) => rows.get(keyOf(id)),
      findByUid: async (uid) => rows.get(keysWhere((payload) => payload.uid === uid)[0] ?? ''),
      findByUserCode: async () => undefined,
      consume: async (id) =>
        void Object.assign(rows.get(keyOf(id)) ?? {}, { consumed: Math.floor(Date.now() / 1000) }),
      destroy: async (id) => void rows.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const key of keysWhere((payload) => payload.grantId === grantId)) rows.delete(key);
      },
    };
  };
}
