import type { DataOf, knowledge } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { Conflict, NotFound } from '../../../platform/errors.ts'
import { requireState } from './answer-state.ts'
import { answerStore } from './answers.store.ts'

/** Locks an answer that allows the change and has that version; nobody else changes it until this transaction ends. */
export async function lockedAnswer(
  tx: TenantTx,
  target: { id: number; version: number; action: keyof typeof knowledge.ANSWER_ACTIONS; at: Date },
): Promise<knowledge.Answer> {
  const { id, version, action, at } = target
  const locked = await answerStore.lock(tx, id)
  if (!locked) throw new NotFound()
  const answer = await readAnswer(tx, id, at)
  requireState(action, answer)
  if (locked.version !== version) throw new Conflict()
  return answer
}

export async function readAnswer(
  tx: TenantTx,
  id: number,
  now: Date,
): Promise<DataOf<typeof knowledge.submitAnswer>> {
  const answer = await answerStore.read(tx, id, now)
  if (!answer) throw new NotFound()
  return answer
}
