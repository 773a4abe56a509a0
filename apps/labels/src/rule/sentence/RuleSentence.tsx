import { label } from '@console/contracts'
import { isValidElement, memo, type ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { clausePhrase, type FindListName } from '../model/clause.ts'
import { GAP } from '../model/phrase.ts'
import { ruleRangePhrase } from '../model/range-phrase.ts'
import { ruleTree, type RuleTree } from '../model/rule-tree.ts'
import { renderPhrase } from '../render-phrase.tsx'
import type { RuleMessageId } from '../texts.ts'
import { useFindListName } from '../word-lists-context.tsx'
import styles from './RuleSentence.module.css'

type RuleSentenceProps = Pick<
  label.Rule,
  | 'lambdaType'
  | 'lambdaExpr'
  | 'conditions'
  | 'useContext'
  | 'checkRangeType'
  | 'checkRangeBegin'
  | 'checkRangeEnd'
>

/** The rule read back as one sentence, and which sentences of the conversation it looks at. */
export const RuleSentence = memo(function RuleSentence({ useContext, ...rule }: RuleSentenceProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const findListName = useFindListName()
  return (
    <p className={styles['sentence']} role="note" aria-label={formatMessage({ id: 'rule.sentence.label' })}>
      {sentence(intl, rule, { isOfEachSentence: useContext === label.USE_CONTEXT.sentence, findListName })}
    </p>
  )
})

type Rule = Omit<RuleSentenceProps, 'useContext'>

type Reading = { isOfEachSentence: boolean; findListName: FindListName }

function sentence(intl: IntlShape, rule: Rule, reading: Reading): ReactNode {
  if (rule.conditions.length === 0) return intl.formatMessage({ id: 'rule.sentence.none' })
  const { tree } = ruleTree(rule)
  if (tree === null) return intl.formatMessage({ id: 'rule.sentence.broken' })
  const byLetter = new Map(rule.conditions.map((condition) => [condition.lambda, condition]))
  const text = renderRule(intl, tree, { byLetter, ...reading })
  const range = ruleRangePhrase(rule)
  return (
    <>
      {fill(intl, reading.isOfEachSentence ? 'rule.sentence.each' : 'rule.sentence', { rule: text })}
      {range !== null && (
        <> {fill(intl, 'rule.sentence.range', { range: renderPhrase(intl, range, null) })}</>
      )}
    </>
  )
}

type Context = Reading & { byLetter: ReadonlyMap<string, label.Condition> }

function renderRule(intl: IntlShape, tree: RuleTree, context: Context): ReactNode {
  const parts = tree.kind === 'any' ? tree.of : [tree]
  return joined(
    intl,
    parts.map((part) => renderGroup(intl, part, context)),
    context.isOfEachSentence ? OR_WHERE : OR_WHEN,
  )
}

/** Conditions that all have to hold, and within them others in parentheses. */
function renderGroup(intl: IntlShape, tree: RuleTree, context: Context): ReactNode {
  if (tree.kind === 'literal') return renderClause(intl, tree, context)
  const parts = tree.of.map((part) =>
    part.kind === 'literal' ? renderClause(intl, part, context) : <>({renderGroup(intl, part, context)})</>,
  )
  return tree.kind === 'any' ? joined(intl, parts, OR) : joined(intl, parts, AND)
}

function renderClause(
  intl: IntlShape,
  { letter, isNegated }: Extract<RuleTree, { kind: 'literal' }>,
  { byLetter, findListName }: Context,
): ReactNode {
  const condition = byLetter.get(letter)
  return condition ? renderPhrase(intl, clausePhrase(condition, isNegated, findListName), letter) : letter
}

type Join = { last: RuleMessageId; more: RuleMessageId }
const AND: Join = { last: 'rule.join.and', more: 'rule.join.andMore' }
const OR: Join = { last: 'rule.join.or', more: 'rule.join.or' }
const OR_WHEN: Join = { last: 'rule.join.orWhen', more: 'rule.join.orWhen' }
const OR_WHERE: Join = { last: 'rule.join.orWhere', more: 'rule.join.orWhere' }

function joined(intl: IntlShape, parts: readonly ReactNode[], join: Join): ReactNode {
  return parts.reduce((before, last, index) =>
    fill(intl, index === parts.length - 1 ? join.last : join.more, { before, last }),
  )
}

function fill(intl: IntlShape, id: RuleMessageId, values: Record<string, ReactNode>): ReactNode {
  const parts = withoutSecondStop([intl.formatMessage({ id }, values)].flat())
  // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, which have no identity beyond their order
  return parts.map((part, index) => <span key={index}>{part}</span>)
}

/** Drops the full stop after a gap, which ends the sentence with its own dots. */
function withoutSecondStop(parts: readonly ReactNode[]): readonly ReactNode[] {
  const last = parts.at(-1)
  if (typeof last !== 'string' || !last.endsWith('.')) return parts
  const before = [...parts.slice(0, -1), last.slice(0, -1)]
  return endsWithGap(before) ? before : parts
}

function endsWithGap(node: ReactNode): boolean {
  if (typeof node === 'string') return node.endsWith(GAP)
  if (Array.isArray(node))
    return endsWithGap(node.findLast((part: ReactNode): part is ReactNode => part !== ''))
  return isValidElement<{ children?: ReactNode }>(node) && endsWithGap(node.props.children)
}
