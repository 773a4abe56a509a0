import type { Language } from '@console/contracts'
import type { LanguageModelSettings } from '../../../platform/language-model-settings.ts'
import type { TokenUse } from '../../../platform/language-model/chat.ts'
import { calculateTokenCost } from '../../../platform/language-model/token-budget.store.ts'
import { escapeHtml } from '../../../platform/messages/escape-html.ts'
import type { Text } from '../../../platform/messages/text.ts'
import type { Judgement } from './judge-prompt.ts'
import { promptLabelTexts as texts } from './prompt-label.messages.ts'

/** Length of speech that a line of a simulated conversation counts as (LABEL-144). */
export const LINE_MS = 1000

export type JudgedLabel = { readonly name: string; readonly judgement: Judgement }

type Answer = {
  readonly language: Language
  readonly settings: LanguageModelSettings
  readonly judged: readonly JudgedLabel[]
  /** Labels that were not judged. */
  readonly more: number
  readonly usedToday: number
  /** Returns the line number of a sentence. */
  readonly lineOf: (sentence: number) => number
}

/** Renders one line per label: hit or not, where, why, and its cost. */
export function answerHtml(answer: Answer): string {
  const { language, settings, judged, more, usedToday } = answer
  const items = judged.map(({ name, judgement }) => {
    const { result, reason } = formatJudgement(judgement, answer)
    const cost = costText(judgement.use, answer)
    return [
      `<li><strong>${escapeHtml(name)}</strong>: ${escapeHtml(result)}`,
      reason === '' ? [] : `<br>${escapeHtml(reason)}`,
      cost === '' ? [] : `<br><small>${escapeHtml(cost)}</small>`,
      '</li>',
    ]
  })
  const notes = [
    ...(more > 0 ? [fill(texts.moreLabels[language], { judged: judged.length, more })] : []),
    fill(texts.usedToday[language], {
      used: numberText(usedToday, language),
      budget: numberText(settings.dailyTokens, language),
    }),
  ]
  return `<ul>${items.flat(2).join('')}</ul>${notes.map((note) => paragraph(note)).join('')}`
}

export function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

function formatJudgement(
  judgement: Judgement,
  { language, settings, lineOf }: Answer,
): { result: string; reason: string } {
  if (judgement.kind === 'judged') {
    const { hit, sentences, reason } = judgement.verdict
    const lines = sentences.map((sentence) => {
      const line = lineOf(sentence)
      return fill(texts.line[language], { line, begin: (line - 1) * LINE_MS, end: line * LINE_MS })
    })
    const text = hit ? (lines.length > 0 ? texts.hitIn : texts.hit) : texts.noHit
    return { result: fill(text[language], { lines: lines.join(language === 'zh' ? '、' : ', ') }), reason }
  }
  const text: Text =
    judgement.kind === 'unavailable' && judgement.status !== null
      ? texts.unavailableStatus
      : texts[judgement.kind]
  const budget = numberText(settings.dailyTokens, language)
  const status = judgement.kind === 'unavailable' ? (judgement.status ?? '') : ''
  return { result: fill(text[language], { budget, status }), reason: '' }
}

/** Empty where nothing was used. */
function costText(use: TokenUse, { language, settings: { price } }: Answer): string {
  const tokens = use.input + use.output
  if (tokens === 0) return ''
  const text = use.isEstimated ? texts.estimatedTokens : texts.tokens
  const counted = fill(text[language], { tokens: numberText(tokens, language) })
  return price === null
    ? counted
    : `${counted} · ${price.currency} ${calculateTokenCost(use, price).toFixed(COST_DECIMALS)}`
}

/** One label costs less than a cent. */
const COST_DECIMALS = 6

function numberText(value: number, language: Language): string {
  return new Intl.NumberFormat(language).format(value)
}

export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
