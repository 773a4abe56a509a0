import type { Hit, RuleProblem } from '@console/label-engine'
import type { IntlShape } from 'react-intl'
import { ruleTree } from '../model/rule-tree.ts'
import { hitLetters, type HitLetter } from './model/hit-letters.ts'
import type { TriedRule } from '../model/tried-rule.ts'
import type { TriedCondition } from './model/try-rule.ts'

/** Sentences that are named in one line; more only make it longer. */
const NAMED_SENTENCES = 12
/** Between numbers. Punctuation is no text of the messages. */
const COMMA = { en: ', ', zh: '、' }

/** Where a rule hits and by which letters. */
export function hitTitle(intl: IntlShape, { rule }: TriedRule, hits: readonly Hit[]): string {
  const { formatMessage } = intl
  const [hit] = hits
  if (hit === undefined) return formatMessage({ id: 'trial.noHit' })
  if (hits.length > 1) {
    const sentences = hits.flatMap(({ sentence }) => (sentence === null ? [] : [sentence]))
    return formatMessage({ id: 'trial.hits' }, { sentences: numbersText(intl, sentences) })
  }
  const { tree } = ruleTree(rule)
  const letters = tree === null ? '' : lettersText(intl, hitLetters(tree, hit))
  return hit.sentence === null
    ? formatMessage({ id: 'trial.hit.fact' }, { letters })
    : formatMessage({ id: 'trial.hit' }, { sentence: hit.sentence + 1, letters })
}

function lettersText(intl: IntlShape, letters: readonly HitLetter[]): string {
  return listText(
    intl,
    letters.map(({ letter, isNegated }) =>
      isNegated ? intl.formatMessage({ id: 'trial.not' }, { letter }) : letter,
    ),
  )
}

/** Numbers of sentences from 1, as they are shown. */
function numbersText(intl: IntlShape, sentences: readonly number[]): string {
  const named = sentences.slice(0, NAMED_SENTENCES).map((sentence) => String(sentence + 1))
  const text = named.join(COMMA[intl.locale.startsWith('zh') ? 'zh' : 'en'])
  return sentences.length > named.length ? `${text} …` : text
}

/** British, as the texts are: without a comma before "and". */
function listText({ locale }: IntlShape, items: readonly string[]): string {
  return new Intl.ListFormat(locale.startsWith('zh') ? 'zh' : 'en-GB', { type: 'conjunction' }).format(items)
}

/** How one condition was judged: at which sentences it is true, or why it is not. */
export function judgedText(intl: IntlShape, { isTrue, sentences, reason }: TriedCondition): string {
  const { formatMessage } = intl
  if (isTrue) {
    return sentences.length === 0
      ? formatMessage({ id: 'trial.true' })
      : formatMessage({ id: 'trial.true.at' }, { sentences: numbersText(intl, sentences) })
  }
  if (reason === null) return formatMessage({ id: 'trial.false.never' })
  return formatMessage(
    { id: `trial.false.${reason.kind}` },
    reason.kind === 'waits' ? { letter: reason.letter } : {},
  )
}

/** Why a rule cannot be tried. */
export function trialProblemText({ formatMessage }: IntlShape, problem: RuleProblem): string {
  if (problem.kind === 'regexWrong') {
    return formatMessage({ id: 'trial.regexWrong' }, { letter: problem.letter, reason: problem.message })
  }
  const letter = 'letter' in problem ? problem.letter : null
  return letter === null
    ? formatMessage({ id: 'trial.incompleteRule' })
    : formatMessage({ id: 'trial.incomplete' }, { letter })
}
