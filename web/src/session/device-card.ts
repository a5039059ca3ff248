import { storageKeys } from '@caretrail/contract/browser-storage-keys';
import { emergencyCardEndpoints } from '@caretrail/contract/emergency-card/endpoints';
import {
  type CardState,
  emergencyCard,
  type EmergencyCardAnswer,
} from '@caretrail/contract/emergency-card/schema';
import { tokenForm } from '@caretrail/contract/http/token-form';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { onStorageChange, readStored, removeStored, writeStored } from '../lib/browser-storage.ts';
import { request } from '../lib/http.ts';

/** The emergency card in this browser, in clear: anyone who has the device in hand can read it (decision 0055). */
const deviceCard = z.object({
  /** Whose it is: only their app renews it. */
  owner: z.string(),
  /** Asks the server for nothing but whether the card may stay. */
  token: z.string().check(z.regex(tokenForm)),
  mark: z.string(),
  card: emergencyCard,
});
export type DeviceCard = z.infer<typeof deviceCard>;

function parsed(text: string | null): DeviceCard | null {
  if (text === null) return null;
  try {
    return deviceCard.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const stored = (): string | null => readStored(storageKeys.emergencyCard);
export const readDeviceCard = (): DeviceCard | null => parsed(stored());

const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStorageChange(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Null: none is on this device. */
export function useDeviceCard(): DeviceCard | null {
  const text = useSyncExternalStore(subscribe, stored);
  return useMemo(() => parsed(text), [text]);
}

export function writeDeviceCard(value: DeviceCard): void {
  writeStored(storageKeys.emergencyCard, JSON.stringify(value));
  tell();
}

export function forgetDeviceCard(): void {
  removeStored([storageKeys.emergencyCard]);
  tell();
}

/** 128 random bits in base64url. */
export const newCardToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** What is newer takes the place of the card of the same person. An answer of the copy on this device may be older. */
export function renewDeviceCard(owner: string, { card, mark }: EmergencyCardAnswer): void {
  const before = readDeviceCard();
  if (before?.owner !== owner || card.made_at <= before.card.made_at) return;
  writeDeviceCard({ ...before, card, mark });
}

/** Asks whether the card may stay; one that was withdrawn is removed. Null: there is none, or no answer. */
export async function checkDeviceCard(): Promise<CardState | null> {
  const known = readDeviceCard();
  if (known === null) return null;
  const { token, mark } = known;
  try {
    const { state } = await request(emergencyCardEndpoints.state, { body: { token, mark } });
    // Another one may have been allowed meanwhile.
    if (state === 'withdrawn' && readDeviceCard()?.token === token) forgetDeviceCard();
    return state;
  } catch {
    return null;
  }
}

/** “Remove from this device”: at once; the server is told if it can be reached. */
export async function removeDeviceCard(): Promise<void> {
  const known = readDeviceCard();
  forgetDeviceCard();
  if (known === null) return;
  const { token } = known;
  await request(emergencyCardEndpoints.remove, { body: { token } }).catch(() => undefined);
}
