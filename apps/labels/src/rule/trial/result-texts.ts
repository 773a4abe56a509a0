import type { ExplainedCondition, Hit, RuleProblem } from '@console/label-engine'
import type { IntlShape } from 'react-intl'
import { ruleTree } from '../model/rule-tree.ts'
import { hitLetters, type HitLetter } from './model/hit-letters.ts'
import { listText, numbersText } from './list-texts.ts'
import { whyNotText } from './why-not-text.ts'
import type { TriedRule } from '../model/tried-rule.ts'

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

/** How one condition was judged: at which sentences it is true, or why it is not. */
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
  if (problem.kind === 'regexTooDear')
    return formatMessage({ id: 'trial.regexTooDear' }, { letter: problem.letter })
  const letter = 'letter' in problem ? problem.letter : null
  return letter === null
    ? formatMessage({ id: 'trial.incompleteRule' })
    : formatMessage({ id: 'trial.incomplete' }, { letter })
}
