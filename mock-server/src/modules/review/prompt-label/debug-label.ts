import { label, type BodyOf, type Language } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import type { Session } from '../../../access/session.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { BadRequest, NotFound } from '../../../platform/errors.ts'
import { tokensOfDay } from '../../../platform/language-model/token-budget.store.ts'
import { canManageLabels } from '../../labels/label/public.ts'
import { answerHtml, fill, paragraph } from './answer-html.ts'
import { judgePrompt } from './judge-prompt.ts'
import { promptLabelTexts } from './prompt-label.messages.ts'
import { isProduct, findPromptLabels, type PromptLabel } from './prompt-label.store.ts'
import { addLine, MAX_LINES, type SimulatedLine } from './simulated-line.store.ts'

/** For all labels together; the console waits for 120 s. */
const TOTAL_MS = 100_000

export const debugLabel = sessionRoute(label.debug, {
  policy: canManageLabels,
  handler: async ({ ctx, session, request, language, body }) => {
    const { lines, labels, more } = await receiveLine(ctx, { session, language, body })
    const { question } = body
    const last = lines.find(({ line }) => line === parseLineNumber(body))
    const understood = last?.words ?? question
    const settings = ctx.config.languageModel
    const none = body.isProd ? promptLabelTexts.noEnabledLabel : promptLabelTexts.noLabel
    if (labels.length === 0) return { question: understood, answer: paragraph(none[language]) }
    if (settings === null)
      return { question: understood, answer: paragraph(promptLabelTexts.notConfigured[language]) }
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TOTAL_MS)])
    const judged = await judgeLines(ctx, { tenantId: session.tenantId, lines, labels, signal })
    const usedToday = await ctx.db.inRequest(session.tenantId, (tx) => tokensOfDay(tx, ctx.clock.now()))
    const getLineNumber = (sentence: number) => lines[sentence]?.line ?? 0
    return {
      question: understood,
      answer: answerHtml({ language, settings, judged, more, usedToday, lineOf: getLineNumber }),
    }
  },
})

type Body = BodyOf<typeof label.debug>

/** Stores the line, and reads the data for judging it: nothing is judged within the transaction. */
function receiveLine(
  ctx: AppContext,
  { session: { tenantId, userId }, language, body }: { session: Session; language: Language; body: Body },
) {
  const number = parseLineNumber(body)
  if (number === null)
    throw new BadRequest({ voiceId: fill(promptLabelTexts.voiceId[language], { max: MAX_LINES }) })
  const { productId, sessionId, source, question, isProd } = body
  return ctx.db.inRequest(tenantId, async (tx) => {
    if (!(await isProduct(tx, productId))) throw new NotFound()
    const line: SimulatedLine = { line: number, source, words: question }
    const lines = await addLine(tx, { userId, sessionId, now: ctx.clock.now(), line })
    const { labels, more } = await findPromptLabels(tx, { productId, isEnabled: isProd })
    return { lines, labels, more }
  })
}

/** The number of a line, from 1, which `voiceId` ends with (LABEL-Q14); null for any other. */
function parseLineNumber({ sessionId, voiceId }: Body): number | null {
  const prefix = `${sessionId}-`
  const digits = voiceId.startsWith(prefix) ? voiceId.slice(prefix.length) : ''
  const number = /^[1-9]\d{0,4}$/.test(digits) ? Number(digits) : null
  return number === null || number > MAX_LINES ? null : number
}

type Judged = {
  tenantId: number
  lines: readonly SimulatedLine[]
  labels: readonly PromptLabel[]
  signal: AbortSignal
}

/** Judges all lines at once: the language model's limit decides how many of them run. */
function judgeLines(ctx: AppContext, { tenantId, lines, labels, signal }: Judged) {
  const sentences = lines.map(({ source, words }, index) => ({ index, role: source, words }))
  return Promise.all(
    labels.map(async ({ name, rule }) => ({
      name,
      judgement: await judgePrompt(ctx, { tenantId, rule, sentences, signal }),
    })),
  )
}
