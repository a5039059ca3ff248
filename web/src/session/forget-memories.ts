import type { Middleware } from '@reduxjs/toolkit';
import { forgetMemories } from '../lib/own-memory.ts';
import { loggedOut } from './logout.ts';

/** §4.1: a logout, however it came about, leaves nothing in memory either. */
export const forgetOnLogout: Middleware = () => (next) => (action) => {
  const result = next(action);
  if (loggedOut.match(action)) forgetMemories();
  return result;
};
