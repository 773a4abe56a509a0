import { ProFormDigit } from '@ant-design/pro-components'
import { label } from '@console/contracts'
import { useIntl } from 'react-intl'
import { isBackwards, isRangeBound, isRound } from '../model/field-problems.ts'
import type { LabelForm } from '../model/label-form.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { FieldSection } from './FieldSection.tsx'
import { numberRule, useRequired } from './use-rules.ts'
import styles from './LabelEditor.module.css'

type CheckFieldsProps = { values: LabelForm; isPrompt: boolean }

const { CHECK_RANGE, MAX_HIT_COUNT, USE_CONTEXT } = label

/** Settings by which a conversation is judged (LABEL-068..074). */
export function CheckFields({ values, isPrompt }: CheckFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <FieldSection
      title={formatMessage({ id: 'label.check' })}
      text={formatMessage({ id: 'label.check.text' })}
    >
      <ChoiceField
        name="useContext"
        label={formatMessage({ id: 'label.useContext' })}
        note={formatMessage({
          id:
            values.useContext === 1 ? 'label.useContext.conversation.note' : 'label.useContext.sentence.note',
        })}
        options={[
          { value: USE_CONTEXT.sentence, label: formatMessage({ id: 'label.useContext.sentence' }) },
          { value: USE_CONTEXT.conversation, label: formatMessage({ id: 'label.useContext.conversation' }) },
        ]}
      />
      {values.useContext === USE_CONTEXT.sentence && <HitCountField />}
      <ChoiceField
        name="checkRangeType"
        label={formatMessage({ id: 'label.range' })}
        options={[
          { value: CHECK_RANGE.full, label: formatMessage({ id: 'label.range.full' }) },
          { value: CHECK_RANGE.fixed, label: formatMessage({ id: 'label.range.fixed' }) },
        ]}
      />
      {values.checkRangeType === CHECK_RANGE.fixed && <RangeFields values={values} />}
      {isPrompt && <RoundField />}
    </FieldSection>
  )
}

function HitCountField() {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: 'label.maxHitCnt' })
  const required = useRequired('number', name)
  return (
    <ProFormDigit
      name="maxHitCnt"
      label={name}
      placeholder=""
      min={0}
      max={MAX_HIT_COUNT}
      rules={[required]}
      extra={formatMessage({ id: 'label.maxHitCnt.note' })}
      fieldProps={{ precision: 0 }}
    />
  )
}

/** Both bounds, in sentences from 0; negative ones count from the end (LABEL-Q24). */
function RangeFields({ values: { checkRangeBegin } }: { values: LabelForm }) {
  const { formatMessage } = useIntl()
  const begin = formatMessage({ id: 'label.range.begin' })
  const end = formatMessage({ id: 'label.range.end' })
  const bounds = { min: -label.MAX_RANGE_SENTENCES, max: label.MAX_RANGE_SENTENCES }
  const isForwards = (value: number | null) => !isBackwards(checkRangeBegin, value)
  const enter = (name: string) => formatMessage({ id: 'label.required.enter' }, { name: name.toLowerCase() })
  return (
    <div className={styles['pair']}>
      <ProFormDigit
        name="checkRangeBegin"
        label={begin}
        placeholder=""
        {...bounds}
        rules={[numberRule(isRangeBound, enter(begin))]}
        fieldProps={{ precision: 0 }}
      />
      <ProFormDigit
        name="checkRangeEnd"
        label={end}
        placeholder=""
        {...bounds}
        dependencies={['checkRangeBegin']}
        rules={[
          numberRule(isRangeBound, enter(end)),
          numberRule(isForwards, formatMessage({ id: 'label.range.backwards' })),
        ]}
        fieldProps={{ precision: 0 }}
      />
      <p>{formatMessage({ id: 'label.range.note' })}</p>
    </div>
  )
}

/** Rounds after which a prompt is sent, each time (LABEL-074). No bounds clip it: 0 is refused, not changed. */
function RoundField() {
  const { formatMessage } = useIntl()
  return (
    <ProFormDigit
      name="sessionCollectRound"
      label={formatMessage({ id: 'label.round' })}
      placeholder=""
      rules={[numberRule(isRound, formatMessage({ id: 'label.round.integer' }))]}
      extra={formatMessage({ id: 'label.round.note' })}
    />
  )
}
