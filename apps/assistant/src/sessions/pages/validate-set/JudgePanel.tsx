import type { sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useForm, useFormValues } from '@console/sub-app/form'
import { FormBody, SegmentedField, SelectField } from '@console/ui/form'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { Sentence } from '../../model/conversation.ts'
import { useJudge } from '../../queries/judgements.ts'
import { judgementFor, MISSED, optionsFor, type LabelType, type Option } from './judged.ts'
import { JudgementList } from './JudgementList.tsx'
import styles from './ValidateSetPage.module.css'

type JudgePanelProps = {
  sessionId: string
  /** Null: the session as a whole, for a missed hit. */
  sentence: Sentence | null
  isSentenceGone: boolean
  /** The item in the link. */
  linked: { labelID: number | null; labelType: LabelType | null }
  names: sessionRecord.SessionNames
  judgements: readonly sessionRecord.Judgement[]
  onWhole: () => void
}

type Judged = { labelType: LabelType; labelID: number | null; labelOption: Option | null }

/** No label has this id: a form without one is not sent. */
const NOTHING = 0

/** What is judged, how, and what was said of this session before. */
export function JudgePanel(props: JudgePanelProps) {
  const { sessionId, sentence, isSentenceGone, linked, names, judgements, onWhole } = props
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const judge = useJudge()
  const missing = formatMessage({ id: 'judge.labelMissing' })
  const draft = useFormValues<Judged>({
    labelType: linked.labelType ?? 2,
    labelID: linked.labelID,
    labelOption: null,
  })
  const { labelType, labelID, labelOption } = draft.form
  const known = judgementFor(judgements, { sentence, labelType, labelID })
  const offered = optionsFor(sentence)
  const option = offered.find((one) => one === (labelOption ?? known?.labelOption)) ?? offered[0]
  const form = useForm({
    draft,
    check: (values) => (values.labelID === null ? { labelID: missing } : {}),
    save: async (values: Judged) =>
      judge.mutateAsync({
        sessionId,
        labelType: values.labelType,
        labelID: values.labelID ?? NOTHING,
        labelOption: option,
        ...(sentence === null ? {} : { voiceId: sentence.callId, index: sentence.seq }),
        ...(known ? { before: { evaluationId: known.evaluationId, revision: known.revision } } : {}),
      }),
    staysAsItIs: true,
    onSaved: () => services.toast.success(formatMessage({ id: 'judge.stored' })),
  })
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
