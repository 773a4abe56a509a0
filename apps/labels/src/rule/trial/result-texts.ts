import { label } from '@console/contracts'
import type { ExplainedCondition, Hit, RuleProblem, WhyNot } from '@console/label-engine'
import type { IntlShape } from 'react-intl'
import { ruleTree } from '../model/rule-tree.ts'
import type { TriedRule } from '../model/tried-rule.ts'
import { type HitLetter, hitLetters } from './model/hit-letters.ts'
import type { TrialMessageId } from './texts.ts'

/** The most sentences that are named in one line; more only make it longer. */
const NAMED_SENTENCES = 12

/** Separates numbers. Punctuation is not among the message texts. */
const COMMA = { en: ', ', zh: '、' }

/** Says where a rule hits and by which letters. */
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

/** Says how one condition was judged: at which sentences it is true, or why it is not. */
export function judgedText(intl: IntlShape, { isTrue, sentences, whyNot }: ExplainedCondition): string {
  const { formatMessage } = intl
  if (whyNot !== null) return whyNotText(intl, whyNot)
  return isTrue && sentences.length > 0
    ? formatMessage({ id: 'trial.true.at' }, { sentences: numbersText(intl, sentences) })
    : formatMessage({ id: 'trial.true' })
}

/** Why a rule cannot be tried. */
export function trialProblemText({ formatMessage }: IntlShape, problem: RuleProblem): string {
  if (problem.kind === 'regexWrong') {
    return formatMessage({ id: 'trial.regexWrong' }, { letter: problem.letter, reason: problem.message })
  }
  if (problem.kind === 'regexTooCostly')
    return formatMessage({ id: 'trial.regexTooCostly' }, { letter: problem.letter })
  const letter = 'letter' in problem ? problem.letter : null
  return letter === null
    ? formatMessage({ id: 'trial.incompleteRule' })
    : formatMessage({ id: 'trial.incomplete' }, { letter })
}

/** Why a condition is not true of the tried conversation, in a few words. */
function whyNotText(intl: IntlShape, reason: WhyNot): string {
  const { formatMessage } = intl
  switch (reason.kind) {
    case 'preConditionNotHit':
    case 'preConditionWithoutSentence':
      return formatMessage({ id: `trial.false.${reason.kind}` }, { letter: reason.preCondition })
    case 'factDiffers':
      return factText(intl, reason)
    case 'outsideRange':
    case 'saidInstead':
      return atText(intl, reason)
    case 'neverSaid':
      return formatMessage(
        { id: 'trial.false.neverSaid' },
        {
          keywords: listText(
            intl,
            reason.keywords.map((keyword) => `“${keyword}”`),
          ),
        },
      )
    case 'valueDiffers':
      return formatMessage({ id: 'trial.false.value' }, { n: Math.round(reason.value) })
    case 'countsDiffer': {
      const counts = reason.counts.map(({ keyword, count }) =>
        formatMessage({ id: 'trial.false.count' }, { keyword, n: count }),
      )
      return formatMessage({ id: 'trial.false.counts' }, { counts: listText(intl, counts) })
    }
    default:
      return formatMessage({ id: `trial.false.${reason.kind}` })
  }
}

function atText(
  intl: IntlShape,
  { kind, sentences }: Extract<WhyNot, { kind: 'outsideRange' | 'saidInstead' }>,
): string {
  const id: TrialMessageId =
    kind === 'saidInstead'
      ? 'trial.false.saidInstead'
      : sentences.length === 0
        ? 'trial.false.outsideRange'
        : 'trial.false.outsideRange.at'
  return intl.formatMessage({ id }, { sentences: numbersText(intl, sentences) })
}

/** Says how the call actually was. */
function factText(
  { formatMessage }: IntlShape,
  { fact, value }: Extract<WhyNot, { kind: 'factDiffers' }>,
): string {
  if (fact === 'accepted')
    return formatMessage({ id: value === true ? 'trial.false.accepted.yes' : 'trial.false.accepted.no' })
  if (fact === 'hungUpBy') {
    const isAgent = value === label.ROLE.agent
    return formatMessage({ id: isAgent ? 'trial.false.hungUpBy.agent' : 'trial.false.hungUpBy.customer' })
  }
  return formatMessage({ id: 'trial.false.seconds' }, { n: Number(value) })
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
