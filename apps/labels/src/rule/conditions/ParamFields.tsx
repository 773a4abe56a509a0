import { label } from '@console/contracts'
import { SelectField, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { ChoiceField } from '../../components/ChoiceField.tsx'
import type { TypedParams } from '../model/params.ts'
import { linkWords, ownWords } from '../model/word-links.ts'
import { useKnownWordLists } from '../word-lists-context.tsx'
import { KeywordsField } from './KeywordsField.tsx'
import { ComparedNumber, NumberParam, type ParamProps } from './NumberParams.tsx'
import { WordListsField } from './WordListsField.tsx'
import styles from './ConditionFields.module.css'

/** The parameters of a condition, by its type (LABEL-108..130). */
export function ParamFields({ read, ...rest }: ParamProps & { read: TypedParams }) {
  const { type, params } = read
  switch (type) {
    case label.CONDITION_TYPE.keyword:
      return <KeywordParams {...rest} {...params} />
    case label.CONDITION_TYPE.regex:
      return <RegexParam {...rest} regex={params.regex} />
    case label.CONDITION_TYPE.speechSpeed:
      return <SpeedParams {...rest} {...params} />
    case label.CONDITION_TYPE.silence:
      return <SilenceParams {...rest} {...params} />
    case label.CONDITION_TYPE.turns:
      return (
        <ComparedNumber
          {...rest}
          name="round"
          text="rule.round"
          operator={params.operator}
          value={params.round}
        />
      )
    case label.CONDITION_TYPE.keywordCount:
      return (
        <>
          <KeywordParams {...rest} {...params} />
          <ComparedNumber
            {...rest}
            name="hitCount"
            text="rule.hitCount"
            operator={params.operator}
            value={params.hitCount}
          />
        </>
      )
    case label.CONDITION_TYPE.accepted:
      return <StatusParam {...rest} status={params.status} />
    case label.CONDITION_TYPE.ringing:
    case label.CONDITION_TYPE.callDuration:
      return (
        <ComparedNumber
          {...rest}
          name="duration"
          text="rule.seconds"
          operator={params.operator}
          value={params.duration}
        />
      )
    case label.CONDITION_TYPE.emotion:
      return <EmotionParam {...rest} emotion={params.emotion} />
    default:
      return null
  }
}

type ParamsOf<Type extends label.ConditionType> = Extract<TypedParams, { type: Type }>['params']
type KeywordParamsProps = ParamProps & ParamsOf<typeof label.CONDITION_TYPE.keyword>

/** The condition's own words, and those of its word lists. */
function KeywordParams({ detectType, problemOf, onChange, ...words }: KeywordParamsProps) {
  const { formatMessage } = useIntl()
  const { lists = [] } = useKnownWordLists()
  const own = ownWords(words)
  const ids = words.wordLists?.ids ?? []
  return (
    <div className={`${styles['wide']} ${styles['keywords']}`}>
      <SelectField
        label={formatMessage({ id: 'rule.match' })}
        value={detectType}
        options={Object.values(label.KEYWORDS).map((value) => ({
          value,
          label: formatMessage({ id: `rule.match.${value}` }),
        }))}
        problem={undefined}
        onChange={(next) => onChange({ detectType: next })}
      />
      <div data-field="keywords">
        <KeywordsField
          value={own}
          problem={problemOf('keywords')}
          onChange={(next) => onChange(linkWords(words, { ids, own: next }, lists))}
        />
      </div>
      <div className={styles['lists']}>
        <WordListsField
          links={{ ids, own }}
          total={words.keywords.length}
          onChange={(next) => onChange(linkWords(words, { ids: next, own }, lists))}
        />
      </div>
    </div>
  )
}

function RegexParam({ regex, problemOf, onChange }: ParamProps & { regex: string }) {
  const { formatMessage } = useIntl()
  return (
    <div data-field="regex" className={`${styles['wide']} ${styles['code']}`}>
      <TextField
        label={formatMessage({ id: 'rule.regex' })}
        value={regex}
        problem={problemOf('regex')}
        input={{ spellCheck: false }}
        onChange={(next) => onChange({ regex: next })}
      />
    </div>
  )
}

function SpeedParams(props: ParamProps & ParamsOf<typeof label.CONDITION_TYPE.speechSpeed>) {
  const { detectType, operator, wordsPerMinute, minWordsThreshold, problemOf, onChange } = props
  const { formatMessage } = useIntl()
  return (
    <>
      <ChoiceField
        label={formatMessage({ id: 'rule.measure' })}
        value={detectType}
        options={Object.values(label.SPEED).map((value) => [value, `rule.measure.${value}`] as const)}
        onChange={(next) => onChange({ detectType: next })}
      />
      <NumberParam
        name="minWordsThreshold"
        text="rule.minWordsThreshold"
        value={minWordsThreshold}
        {...{ problemOf, onChange }}
      />
      <ComparedNumber
        name="wordsPerMinute"
        text="rule.wordsPerMinute"
        operator={operator}
        value={wordsPerMinute}
        {...{ problemOf, onChange }}
      />
    </>
  )
}

function SilenceParams(props: ParamProps & ParamsOf<typeof label.CONDITION_TYPE.silence>) {
  const { duration, preSentencePolicy, problemOf, onChange } = props
  const { formatMessage } = useIntl()
  return (
    <>
      <NumberParam name="duration" text="rule.silence" value={duration} {...{ problemOf, onChange }} />
      <ChoiceField
        label={formatMessage({ id: 'rule.before' })}
        value={preSentencePolicy}
        options={Object.values(label.BEFORE_SILENCE).map((value) => [value, `rule.before.${value}`] as const)}
        onChange={(next) => onChange({ preSentencePolicy: next })}
      />
    </>
  )
}

function StatusParam({ status, problemOf, onChange }: ParamProps & { status: 0 | 1 | null }) {
  const { formatMessage } = useIntl()
  return (
    <div data-field="status">
      <SelectField<0 | 1>
        label={formatMessage({ id: 'rule.status' })}
        placeholder={formatMessage({ id: 'rule.operator.choose' })}
        value={status}
        options={([1, 0] as const).map((value) => ({
          value,
          label: formatMessage({ id: `rule.status.${value}` }),
        }))}
        problem={problemOf('status')}
        onChange={(next) => onChange({ status: next })}
      />
    </div>
  )
}

function EmotionParam(props: ParamProps & ParamsOf<typeof label.CONDITION_TYPE.emotion>) {
  const { emotion, problemOf, onChange } = props
  const { formatMessage } = useIntl()
  return (
    <div data-field="emotion">
      <SelectField
        label={formatMessage({ id: 'rule.emotion' })}
        placeholder={formatMessage({ id: 'rule.operator.choose' })}
        value={emotion}
        options={label.EMOTIONS.map((value) => ({
          value,
          label: formatMessage({ id: `rule.emotion.${value}` }),
        }))}
        problem={problemOf('emotion')}
        onChange={(next) => onChange({ emotion: next })}
      />
    </div>
  )
}
