import { randomUUID } from 'node:crypto'
import { ingest, sessionRecord, type ParsedBodyOf } from '@console/contracts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { Conflict, NotFound } from '../../../platform/errors.ts'
import { ingestEvents } from '../../facts/ingest/public.ts'
import { listSessionCalls } from './detail.store.ts'
import { hasSentence, judgedName, lockJudgement, type KnownJudgement } from './judgement.store.ts'
import { readableSession } from './readable-session.ts'
import { sessionRecordTexts as texts } from './session-record.messages.ts'
import { canJudge } from './session-record.policy.ts'

/** Stores a judgement in the same way as reported ones, so that it counts in the statistics as they do. */
export const judgeSentence = route(sessionRecord.judge, {
  policy: canJudge,
  handler: async ({ ctx, tx, session, body, language }) => {
    const now = ctx.clock.now()
    const found = await readableSession(tx, { session, now }, { sessionId: body.sessionId })
    const known = await knownBefore(tx, body)
    const { labelType, labelID: labelId, labelOption, voiceId, index, sessionId } = body
    const { bizId, title } = await findJudgedItem(tx, {
      ...body,
      businesses: await listSessionCalls(tx, found),
    })
    if (
      voiceId !== undefined &&
      index !== undefined &&
      !(await hasSentence(tx, { sessionId, voiceId, index }))
    )
      throw new NotFound(texts.unknownSentence)
    const evaluationId = body.before?.evaluationId ?? randomUUID()
    const revision = known ? known.revision + 1 : 0
    const event: ingest.SentEvent = {
      type: 'dataset.evaluation',
      eventId: randomUUID(),
      evaluationId,
      businessTypeId: bizId,
      labelType,
      labelId,
      labelOption,
      title,
      sessionId,
      ...(voiceId === undefined ? {} : { voiceId }),
      ...(index === undefined ? {} : { sentenceIndex: index }),
      at: now.getTime() / 1000,
      revision,
    }
    const { refused } = await ingestEvents(tx, { events: [event], now, language })
    const [refusal] = refused
    if (refusal) throw new Error(`a judgement was refused: ${refusal.reason}`)
    await tx.audit({
      module: 'sessionRecord',
      opType: 'judgement.store',
      target: title,
      ...(known ? { before: { labelId: known.labelId, labelOption: known.labelOption } } : {}),
      after: { sessionId, labelType, labelId, labelOption, voiceId: voiceId ?? null, index: index ?? null },
    })
    return { evaluationId, revision }
  },
})

type Body = ParsedBodyOf<typeof sessionRecord.judge>

/** If two people judge the same sentence, the second gets a conflict. */
async function knownBefore(tx: TenantTx, { before, sessionId }: Body): Promise<KnownJudgement | null> {
  if (before === undefined) return null
  const known = await lockJudgement(tx, before.evaluationId)
  if (!known || known.sessionId !== sessionId) throw new NotFound()
  if (known.revision !== before.revision) throw new Conflict(texts.judgedMeanwhile)
  return known
}

/** The judged item has to belong to the business of one of the session's calls. */
async function findJudgedItem(
  tx: TenantTx,
  { labelType, labelID, businesses }: Body & { businesses: readonly { bizId: number }[] },
): Promise<{ bizId: number; title: string }> {
  const isQuestion = labelType === ingest.EVALUATED.question
  for (const bizId of new Set(businesses.map((call) => call.bizId))) {
    const table = isQuestion ? 'question' : 'qualityRule'
    const title = await judgedName(tx, { table, id: labelID, bizId })
    if (title !== undefined) return { bizId, title }
  }
  throw new NotFound(isQuestion ? texts.unknownQuestion : texts.ruleOfOtherBusiness)
}
