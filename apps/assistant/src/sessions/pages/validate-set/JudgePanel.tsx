import type { sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useForm, useFormValues } from '@console/sub-app/form'
import { formatTime } from '@console/ui'
import { FormBody, SegmentedField, SelectField } from '@console/ui/form'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { Sentence } from '../../../base/model/conversation.ts'
import { useJudge } from '../../queries/judgements.ts'
import { judgementFor, type LabelType, type LinkedLabel, MISSED, type Option, optionsFor } from './judged.ts'
import styles from './ValidateSetPage.module.css'

/** No label has this id: a form without one is not sent. */
const NOTHING = 0

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

/** Shows the judged item, the form of the verdict, and the earlier verdicts on this session. */
export function JudgePanel(props: JudgePanelProps) {
  const { sentence, isSentenceGone, names, judgements, onWhole } = props
  const { formatMessage } = useIntl()
  const { form, labelType, known, offered, option } = useJudgementForm(props)
  const things = labelType === 1 ? names.questions : names.rules

  return (
    <aside
      className="ui-stack ui-items-start ui-gap-12 ui-pad-16 ui-card"
      aria-label={formatMessage({ id: 'judge.panel' })}
    >
      <p className="ui-no-margin ui-anywhere">
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
        <p className="ui-no-margin ui-size-13 ui-muted">
          {formatMessage({ id: `judge.means.${option === MISSED ? 'missed' : 'hit'}` })}
        </p>
      </FormBody>
      <JudgementList judgements={judgements} />
    </aside>
  )
}

/** The verdicts on the session. */
function JudgementList({ judgements }: { judgements: readonly sessionRecord.Judgement[] }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <section aria-label={formatMessage({ id: 'judge.before' })}>
      <h2 className={styles['panelTitle']}>{formatMessage({ id: 'judge.before' })}</h2>
      {judgements.length === 0 && (
        <p className="ui-no-margin ui-size-13 ui-muted">{formatMessage({ id: 'judge.none' })}</p>
      )}
      <ul className={styles['list']}>
        {judgements.map((one) => (
          <li key={one.evaluationId}>
            {one.labelName} · {formatMessage({ id: `judgement.option.${one.labelOption}` })}
            {one.index !== null && ` · ${formatMessage({ id: 'judge.sentence' }, { index: one.index })}`}
            <span className="ui-no-margin ui-size-13 ui-muted"> {formatTime(one.updatedAt, timezone)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type JudgementFormOptions = {
  sessionId: string
  /** Null: the session as a whole. */
  sentence: Sentence | null
  linked: LinkedLabel
  judgements: readonly sessionRecord.Judgement[]
}

type Judged = { labelType: LabelType; labelID: number | null; labelOption: Option | null }

/** The form of a verdict, with the earlier verdict on the same item and the options it offers. */
function useJudgementForm({ sessionId, sentence, linked, judgements }: JudgementFormOptions) {
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
  return { form, labelType, known, offered, option }
}
