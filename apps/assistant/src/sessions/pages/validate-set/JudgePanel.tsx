import type { sessionRecord } from '@console/contracts'
import { FormBody, SegmentedField, SelectField } from '@console/ui/form'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { Sentence } from '../../../base/model/conversation.ts'
import { MISSED, type LinkedLabel } from './judged.ts'
import { JudgementList } from './JudgementList.tsx'
import { useJudgementForm } from './use-judgement-form.ts'
import styles from './ValidateSetPage.module.css'

type JudgePanelProps = {
  sessionId: string
  /** Null: the session as a whole, for a missed hit. */
  sentence: Sentence | null
  isSentenceGone: boolean
  linked: LinkedLabel
  names: sessionRecord.SessionNames
  judgements: readonly sessionRecord.Judgement[]
  onWhole: () => void
}

/** What is judged, how, and what was said of this session before. */
export function JudgePanel(props: JudgePanelProps) {
  const { sentence, isSentenceGone, names, judgements, onWhole } = props
  const { formatMessage } = useIntl()
  const { form, labelType, known, offered, option } = useJudgementForm(props)
  const things = labelType === 1 ? names.questions : names.rules

  return (
    <aside className={styles['card']} aria-label={formatMessage({ id: 'judge.panel' })}>
      <p className={styles['words']}>
        {sentence === null
          ? formatMessage({ id: isSentenceGone ? 'judge.sentenceGone' : 'judge.whole' })
          : `“${sentence.words}”`}
      </p>
      {(sentence !== null || isSentenceGone) && (
        <Button size="small" onClick={onWhole}>
          {formatMessage({ id: 'judge.toWhole' })}
        </Button>
      )}
      <FormBody
        form={form}
        className={styles['judging']}
        footer={
          <Button type="primary" htmlType="submit" loading={form.isSending} disabled={isSentenceGone}>
            {formatMessage({ id: known ? 'judge.change' : 'judge.store' })}
          </Button>
        }
      >
        <SegmentedField
          label={formatMessage({ id: 'judgement.type' })}
          options={([1, 2] as const).map((value) => ({
            value,
            label: formatMessage({ id: `judgement.type.${value}` }),
          }))}
          {...form.field('labelType')}
          onChange={(next) => form.change({ labelType: next, labelID: null })}
        />
        <SelectField
          label={formatMessage({ id: `judgement.type.${labelType}` })}
          options={things.map(({ id, name }) => ({ value: id, label: name }))}
          noneText={formatMessage({ id: 'ui.all' })}
          {...form.field('labelID')}
        />
        <SegmentedField
          label={formatMessage({ id: 'judgement.option' })}
          options={offered.map((value) => ({
            value,
            label: formatMessage({ id: `judgement.option.${value}` }),
          }))}
          {...form.field('labelOption')}
          value={option}
        />
        <p className={styles['note']}>
          {formatMessage({ id: `judge.means.${option === MISSED ? 'missed' : 'hit'}` })}
        </p>
      </FormBody>
      <JudgementList judgements={judgements} />
    </aside>
  )
}
