import { label } from '@console/contracts'
import { SelectField } from '@console/ui/form'
import { Alert, Button } from 'antd'
import { type IntlShape, useIntl } from 'react-intl'
import { ChoiceField } from '../../components/ChoiceField.tsx'
import { hasRole, looksAtSentences, typesOfTrigger } from '../model/condition-types.ts'
import { changeType } from '../model/conditions.ts'
import { changeParams, readParams } from '../model/params.ts'
import type { ConditionField, Problem } from '../model/problems.ts'
import type { RuleMessageId } from '../texts.ts'
import { useKnownWordLists } from '../word-lists-context.tsx'
import { ParamFields } from './ParamFields.tsx'
import { RangeFields } from './RangeFields.tsx'
import styles from './ConditionFields.module.css'

const MISSING: Readonly<Partial<Record<ConditionField, RuleMessageId>>> = {
  keywords: 'rule.problem.keywords',
  regex: 'rule.problem.regex',
  operator: 'rule.problem.operator',
  status: 'rule.problem.status',
  emotion: 'rule.problem.emotion',
  preConditionLambda: 'rule.problem.pre',
}

const ROLES = [
  [label.ROLE.agent, 'rule.role.agent'],
  [label.ROLE.customer, 'rule.role.customer'],
] as const

type ConditionFieldsProps = {
  condition: label.Condition
  /** All conditions, as far as they have to know of each other. */
  conditions: label.Condition[]
  triggerAt: label.Trigger | null
  problems: readonly Problem[]
  onChange: (condition: label.Condition) => void
}

/** The fields of the open condition. */
export function ConditionFields(props: ConditionFieldsProps) {
  const { condition, conditions, triggerAt, problems, onChange } = props
  const { formatMessage } = useIntl()
  const problemOf = useProblemTexts(condition, problems)
  const read = readParams(condition)
  const { type, role } = condition
  return (
    <div className={styles['fields']}>
      <div data-field="type">
        <TypeField {...{ condition, triggerAt, onChange }} problem={problemOf('type')} />
      </div>
      {hasRole(type) && (
        <ChoiceField
          label={formatMessage({
            id: type === label.CONDITION_TYPE.hangUp ? 'rule.role.side' : 'rule.role.said',
          })}
          value={role}
          options={ROLES}
          onChange={(next) => onChange({ ...condition, role: next })}
        />
      )}
      {problems.some(({ kind }) => kind === 'unreadable') && (
        <div data-field="param" className={styles['wide']}>
          <Alert
            type="error"
            showIcon
            title={formatMessage({ id: 'rule.unreadable' })}
            action={
              <Button size="small" onClick={() => onChange(changeParams(condition, {}))}>
                {formatMessage({ id: 'rule.unreadable.use' })}
              </Button>
            }
          />
        </div>
      )}
      <ParamFields
        read={read}
        problemOf={problemOf}
        onChange={(changes) => onChange(changeParams(condition, changes))}
      />
      {(looksAtSentences(type) || hasRange(condition)) && (
        <RangeFields {...{ condition, conditions, problemOf, onChange }} />
      )}
    </div>
  )
}

/** A saved range stays in view, also where the type has no use for it. */
function hasRange({ checkRangeType, preConditionLambda }: label.Condition): boolean {
  return checkRangeType !== label.CHECK_RANGE.full || preConditionLambda !== ''
}

type TypeFieldProps = Pick<ConditionFieldsProps, 'condition' | 'triggerAt' | 'onChange'> & {
  problem: string | undefined
}

/** The types of the trigger (LABEL-095, LABEL-096); one that it no longer has stays in view until another is chosen. */
function TypeField({ condition, triggerAt, onChange, problem }: TypeFieldProps) {
  const { formatMessage } = useIntl()
  const types = typesOfTrigger(triggerAt)
  const formatTypeLabel = (type: label.ConditionType) => formatMessage({ id: `rule.type.${type}` })
  const own = types.includes(condition.type)
    ? []
    : [{ value: condition.type, label: formatTypeLabel(condition.type), disabled: true }]
  return (
    <SelectField<label.ConditionType>
      label={formatMessage({ id: 'rule.type' })}
      value={condition.type}
      options={[...own, ...types.map((type) => ({ value: type, label: formatTypeLabel(type) }))]}
      problem={problem}
      onChange={(type) => {
        if (type !== condition.type) onChange(changeType(condition, type))
      }}
    />
  )
}

/** Texts of the problems in the fields of the condition. */
function useProblemTexts(condition: label.Condition, problems: readonly Problem[]) {
  const intl = useIntl()
  const tooManyWords = useTooManyWords(condition)
  return (field: ConditionField): string | undefined => {
    const problem = problems.find((candidate) => candidate.field === field)
    if (problem?.kind === 'tooMany' && tooManyWords !== null) return tooManyWords
    return problem && problemText(intl, problem)
  }
}

/** The message for too many words where some come from word lists; null where all are the condition's own. */
function useTooManyWords(condition: label.Condition): string | null {
  const intl = useIntl()
  const { lists = [] } = useKnownWordLists()
  const { keywords, wordLists } = pickWords(readParams(condition))
  const used = (wordLists?.ids ?? []).flatMap((id) => lists.find((list) => list.id === id) ?? [])
  if (used.length === 0) return null
  const { lambda: letter } = condition
  return tooManyWordsText(intl, label.MAX_KEYWORDS, { letter, count: keywords.length, lists: used })
}

function pickWords(read: ReturnType<typeof readParams>): {
  keywords: readonly string[]
  wordLists?: { ids: readonly number[] } | undefined
} {
  return 'keywords' in read.params ? read.params : { keywords: [] }
}

/** Word lists of a condition, and how many words it has with them. */
type ListsOfCondition = {
  letter: string
  count: number
  lists: readonly { name: string; words: readonly string[] }[]
}

/** The message for a condition that has too many words together with its word lists, in the server's words. */
function tooManyWordsText(intl: IntlShape, max: number, condition: ListsOfCondition): string {
  const { letter, count, lists } = condition
  const named = lists.map(({ name, words }) => `“${name}” (${words.length})`)
  return intl.formatMessage(
    { id: 'rule.problem.tooManyWithLists' },
    { letter, count, max, lists: named.join(intl.locale.startsWith('zh') ? '、' : ', ') },
  )
}

/** Describes the problem of a field, as shown below it. */
function problemText({ formatMessage }: IntlShape, problem: Problem): string {
  const { min, max } = problem
  return formatMessage(
    { id: getProblemMessageId(problem) },
    { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
  )
}

function getProblemMessageId({ field, kind }: Problem): RuleMessageId {
  switch (kind) {
    case 'missing':
      return MISSING[field] ?? 'rule.problem.number'
    case 'outOfBounds':
      return 'rule.problem.bounds'
    case 'tooMany':
      return 'rule.problem.tooMany'
    case 'tooLong':
      return field === 'regex' ? 'rule.problem.regexTooLong' : 'rule.problem.keywordTooLong'
    case 'unreadable':
      return 'rule.problem.param'
    case 'notOfTrigger':
      return 'rule.problem.type'
    case 'beginAfterEnd':
      return 'rule.problem.order'
    case 'unknownLetter':
    case 'ownLetter':
      return 'rule.problem.preUnknown'
    case 'cycle':
      return 'rule.problem.cycle'
  }
}
