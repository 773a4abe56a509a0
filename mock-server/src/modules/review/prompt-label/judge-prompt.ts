import type { label } from '@console/contracts'
import type { AppContext } from '../../../platform/context/context.ts'
import { addUse, NO_USE, type TokenUse } from '../../../platform/language-model/chat.ts'
import { requestAnswer, type ModelAnswer } from '../../../platform/language-model/request-answer.ts'
import { sentencesInRange, sentSentences, type Sentence } from './conversation-data.ts'
import { promptMessages } from './prompt-messages.ts'
import { readVerdict, VERDICT_FORM, type Verdict, type VerdictField } from './verdict.ts'

/** Tokens of the answer, with any thinking before it. */
const MAX_ANSWER_TOKENS = 1024
/** Attempts to get an answer of the required form. */
const MAX_ANSWERS = 2

export type Judgement =
  | { readonly kind: 'judged'; readonly verdict: Verdict; readonly use: TokenUse }
  /** Nothing was said in the range of the rule: nothing is sent. */
  | { readonly kind: 'nothingSaid'; readonly use: TokenUse }
  | Exclude<ModelAnswer, { kind: 'answered' }>

type Judged = {
  readonly tenantId: number
  readonly rule: label.Rule
  /** The whole conversation so far. */
  readonly sentences: readonly Sentence[]
  readonly signal: AbortSignal
}

/** Has the language model decide whether a prompt label applies. It waits for the model, so it is no part of a transaction. */
export async function judgePrompt(
  ctx: AppContext,
  { tenantId, rule, sentences: all, signal }: Judged,
): Promise<Judgement> {
  const sentences = sentSentences(sentencesInRange(rule, all))
  let use = NO_USE
  if (sentences.length === 0) return { kind: 'nothingSaid', use }
  const indices = new Set(sentences.map(({ index }) => index))
  let wrongFields: VerdictField[] | undefined
  for (let answers = 0; answers < MAX_ANSWERS; answers += 1) {
    const answer = await requestAnswer(ctx, {
      tenantId,
      messages: promptMessages({ rule, sentences, ...(wrongFields ? { wrongFields } : {}) }),
      form: VERDICT_FORM,
      maxAnswerTokens: MAX_ANSWER_TOKENS,
      signal,
    })
    use = addUse(use, answer.use)
    if (answer.kind !== 'answered') return { ...answer, use }
    const read = readVerdict(answer.text, indices)
    if ('verdict' in read) return { kind: 'judged', verdict: read.verdict, use }
    wrongFields = read.wrongFields
  }
  return { kind: 'badAnswer', use }
}
