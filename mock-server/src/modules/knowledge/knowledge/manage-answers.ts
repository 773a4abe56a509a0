import { knowledge, type DataOf } from '@console/contracts'
import { Conflict, NotFound, refuse } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { managedRoutes } from '../../operations/managed-list/public.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { knowledgeTexts } from './knowledge.messages.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import {
  answerStore,
  findReviews,
  lockQuestion,
  retirePublished,
  updateReviewed,
  updateSubmitted,
  updateWithdrawn,
} from './answers.store.ts'
import { requireQuestions } from './known-questions.ts'
import { canOpen } from '../../../access/policy.ts'

const canAnswer = canOpen('knowledge.answer')
const canReview = canOpen('knowledge.review')
const MODULE = 'knowledge'

/** Answers as people write them: drafts, and what was sent back. */
export const answerRoutes = managedRoutes(knowledge.answers, {
  policy: canAnswer,
  audited: 'knowledge.answer',
  nameOf: ({ questionName }) => questionName,
  store: answerStore,
  check: async (tx, { draft, before, bizTypeId }) => {
    if (before) requireState('edit', before)
    await requireQuestions(tx, bizTypeId, [draft.questionId])
  },
  checkRemoval: (row) => requireState('edit', row),
})

export const submitAnswer = route(knowledge.submitAnswer, {
  policy: canAnswer,
  handler: async ({ ctx, tx, session, params: { id }, query: { version } }) => {
    const change = { by: session.userId, at: ctx.clock.now() }
    const { questionName, bizTypeId, content } = await lockedAnswer(tx, {
      id,
      version,
      action: 'submit',
      at: change.at,
    })
    await updateSubmitted(tx, id, change)
    const record = { target: questionName, bizTypeId, after: { content } }
    await tx.audit({ module: MODULE, opType: 'knowledge.submitAnswer', ...record })
    return readAnswer(tx, id, change.at)
  },
})

export const withdrawAnswer = route(knowledge.withdrawAnswer, {
  policy: canAnswer,
  handler: async ({ ctx, tx, session, params: { id }, query: { version } }) => {
    const change = { by: session.userId, at: ctx.clock.now() }
    const { questionName, bizTypeId, content } = await lockedAnswer(tx, {
      id,
      version,
      action: 'withdraw',
      at: change.at,
    })
    await updateWithdrawn(tx, id, change)
    const record = { target: questionName, bizTypeId, before: { content } }
    await tx.audit({ module: MODULE, opType: 'knowledge.withdrawAnswer', ...record })
    return readAnswer(tx, id, change.at)
  },
})

export const listReviews = route(knowledge.reviews, {
  policy: canReview,
  handler: async ({ ctx, tx, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    return findReviews(tx, query, ctx.clock.now())
  },
})

/** A published answer replaces the one before it. */
export const reviewAnswer = route(knowledge.reviewAnswer, {
  policy: canReview,
  handler: async ({ ctx, tx, session, params: { id }, query: { version }, body }) => {
    const change = { by: session.userId, at: ctx.clock.now() }
    const { isApproved } = body
    const answer = await lockedAnswer(tx, { id, version, action: 'review', at: change.at })
    const { questionId, questionName, bizTypeId, content } = answer
    await lockQuestion(tx, questionId)
    if (isApproved) await retirePublished(tx, questionId, change)
    const remark = body.remark === '' ? null : body.remark
    await updateReviewed(tx, id, { isApproved, remark, change })
    const opType = isApproved ? 'knowledge.approveAnswer' : 'knowledge.rejectAnswer'
    await tx.audit({ module: MODULE, opType, target: questionName, bizTypeId, after: { content, remark } })
    return readAnswer(tx, id, change.at)
  },
})

function requireState(action: keyof typeof knowledge.ANSWER_ACTIONS, { state }: knowledge.Answer): void {
  if (!knowledge.canChangeAnswer(action, state))
    throw refuse(knowledge.KNOWLEDGE_REFUSALS.wrongState, knowledgeTexts.wrongState)
}

async function lockedAnswer(
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

async function readAnswer(
  tx: TenantTx,
  id: number,
  now: Date,
): Promise<DataOf<typeof knowledge.submitAnswer>> {
  const answer = await answerStore.read(tx, id, now)
  if (!answer) throw new NotFound()
  return answer
}
