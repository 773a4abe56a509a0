import type { Module } from '../../module.ts'
import { debugLabel } from './debug-label.ts'
import { deleteLinesOf } from './simulated-line.store.ts'

/** Labels that a language model decides. */
export const promptLabelModule: Module = {
  name: 'promptLabel',
  routes: [debugLabel],
  erasure: async (tx, { id }) => ({ counts: { simulatedLines: await deleteLinesOf(tx, id) } }),
}
